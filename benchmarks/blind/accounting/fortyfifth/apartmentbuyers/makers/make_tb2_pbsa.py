# purpose-built student accommodation (UK seller), XLSX, opening/closing pairs
from make_common import *
import openpyxl
from openpyxl.styles import *
F='Foundry Wharf TB to 31 Mar 26 (DD copy).xlsx'
R=random.Random(1831)
S=[('Fixed assets',[('0010','Investment property - Foundry Wharf',31450000,0),('0020','Furniture, fittings & white goods',612400,14820),('0021','Depreciation - FF&E',-244960,-15310),('0030','Wi-Fi & access control',88300,0),('0031','Depreciation - Wi-Fi & access',-52980,-3680)]),
('Current assets',[('1100','Student rent debtors',184320,-96410),('1101','Guarantor balances in recovery',22175,4310),('1102','Bad debt provision',-31800,-6200),('1103','University nomination debtor (block B)',0,118450),('1110','Sundry debtors',3912,-740),('1120','Prepaid insurance',47160,-15720),('1121','Prepaid - other',9835,1210),('1200','Lloyds - rent collection',None,None),('1201','Lloyds - operating',143870,-22915),('1202','Deposit scheme client account',112600,0),('1210','Petty cash',200,-44)]),
('Current liabilities',[('2100','Trade creditors',-61740,8930),('2109','Accruals',-38420,-12675),('2110','Deferred rent income',-1388200,1071300),('2111','Booking fees received in advance',-41250,-63500),('2120','Security deposits held',-112600,0),('2200','VAT control',1874,-2390),('2210','PAYE / NIC',-7318,162),('2215','Pension contributions',-1204,-38),('2230','Managing agent - intercompany',-18940,6415)]),
('Long-term liabilities',[('2300','Senior loan - Northgate Bank',-18600000,0),('2310','Loan arrangement fees unamortised',186000,-11625),('2320','Shareholder loan',-5400000,0),('2330','Deferred tax',-402300,0)]),
('Capital & reserves',[('3000','Ordinary share capital',-100,0),('3100','Revaluation reserve',-4210000,0),('3200','Profit and loss account b/f',-2661914,0),('3210','Dividends paid',0,250000)]),
('Income',[('4000','Rent - en-suite cluster',-1104300,-689120),('4001','Rent - studios',-391450,-246880),('4002','Rent - nominations agreement',-205600,-118450),('4003','Summer lets',-86220,0),('4010','Void & incentive discounts',28750,9400),('4020','Laundry commission',-6132,-3418),('4021','Vending',-1488,-803),('4030','Late payment & damage charges',-9740,-4125),('4040','Cancellation fees',-7600,-1900),('4050','Bike store / parking',-2240,-1360)]),
('Operating costs',[('7000','Site team salaries',92440,46875),('7001','Night security',38610,19305),('7003','Employer NIC & pension',12215,6190),('7100','Electricity',74820,61340),('7101','Gas & district heating',36105,40220),('7102','Water',21460,11985),('7110','Broadband contract',27000,13500),('7200','Cleaning & turnaround',58935,7420),('7201','Waste',9310,4655),('7210','Reactive repairs',33784,18962),('7211','Planned maintenance & lifts',19650,11240),('7212','Fire safety & EWS1 remediation',14400,0),('7300','Marketing & agents\' commission',41270,22810),('7301','Referral vouchers',6450,1250),('7310','TV licences & subscriptions',2214,0),('7400','Insurance',31440,15720),('7410','Council tax - summer period',4185,0),('7500','Management fee',48930,31780),('7510','Legal & professional',17820,26415),('7511','Audit & accountancy',0,9750),('7520','Bank charges',1342,688),('7530','Bad debts',10250,6200)]),
('Finance & depreciation',[('7900','Loan interest',558000,279000),('7905','Amortisation of arrangement fees',23250,11625),('8000','Depreciation charge',37980,18990),('8200','Interest received',-4416,-2290)])]
cents=lambda v:int(v*100)+ (R.choice([0,R.randint(1,99),R.randint(1,99)]) if abs(v)<1000000 and v not in(0,200,-100,112600,-112600) else 0)*(1 if v>0 else -1)
data=[(s,[[c,n,None if o is None else cents(o),None if m is None else cents(m)] for c,n,o,m in a]) for s,a in S]
so=sum(x[2] for _,a in data for x in a if x[2] is not None); sm=sum(x[3] for _,a in data for x in a if x[3] is not None)
for _,a in data:
    for x in a:
        if x[2] is None: x[2],x[3]=-so,-sm; print('bank',-so/100,-sm/100)
wb=openpyxl.Workbook(); ws=wb.active; ws.title='TB'
fn=lambda **k:Font(name='Calibri',size=k.pop('size',10),**k)
ws['A1']='Foundry Wharf Student Living Limited'; ws['A1'].font=fn(bold=True,size=14); ws['A2']='Trial balance - six months to 31 March 2026'; ws['A3']='£   (movement: debit positive, credit in brackets)'; ws['A3'].font=fn(italic=True)
for a,t in [('A5:A6','Nominal'),('B5:B6','Account'),('C5:D5','Balance at 30 Sept 2025'),('E5:E6','Movement in the period'),('F5:G5','Balance at 31 March 2026'),('H5:H6','Seller\'s comment')]:
    ws.merge_cells(a); c=ws[a.split(':')[0]]; c.value=t
for a,t in [('C6','Dr'),('D6','Cr'),('F6','Dr'),('G6','Cr')]: ws[a]=t
hf=PatternFill('solid',fgColor='FCE4D6'); bt=Border(bottom=Side(style='medium'))
for r in (5,6):
    for c in range(1,9): x=ws.cell(r,c); x.fill=hf; x.font=fn(bold=True); x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True); x.border=bt if r==6 else Border()
com={'1103':'Invoiced 2 March, due 30 April','2110':'Unwinds by day to 11 July','7212':'Complete; certificate in folder 9','4003':'July-Sept only','1101':'Passed to agents','2230':'Cleared at completion'}
nf='#,##0.00;(#,##0.00);0.00'; r=7; rows=[];totals=[]
pair=lambda v:(v,None) if v>0 else (None,-v) if v<0 else (None,None)
def T(o,m,cl): 
    d=dict(open_dr=o[0],open_cr=o[1],activity=m,close_dr=cl[0],close_cr=cl[1]); return {k:(None if v is None else v/100) for k,v in d.items()}
def put(a,b,d,bold=False,cm=None):
    global r
    ws.cell(r,1,a); ws.cell(r,2,b)
    for c,k in zip((3,4,5,6,7),('open_dr','open_cr','activity','close_dr','close_cr')):
        if d[k] is not None: ws.cell(r,c,d[k])
    if cm: ws.cell(r,8,cm)
    for c in range(1,9):
        x=ws.cell(r,c); x.font=fn(bold=bold,**({'italic':True,'size':9} if c==8 else {}))
        if 3<=c<=7: x.number_format=nf
        if bold and c>2 and c<8: x.border=Border(top=Side(style='thin'),bottom=Side(style='double') if a is None and b.startswith('Trial') else None)
    r+=1
G=[0]*5
for s,a in data:
    ws.cell(r,1,s).font=fn(bold=True,color='C55A11'); r+=1; t=[0]*5
    for c,n,o,m in a:
        po,pc=pair(o),pair(o+m); d=T(po,m,pc); put(c,n,d,cm=com.get(c)); rows.append(dict(account=c,name=n,**d))
        for i,v in enumerate([po[0],po[1],m,pc[0],pc[1]]): t[i]+=v or 0
    d=T((t[0] or None,t[1] or None),t[2],(t[3] or None,t[4] or None)); put(None,'Total '+s[0].lower()+s[1:],d,True); totals.append(dict(label='Total '+s[0].lower()+s[1:],**d)); r+=1
    G=[x+y for x,y in zip(G,t)]
assert G[0]==G[1] and G[3]==G[4] and G[2]==0
d=T((G[0],G[1]),0,(G[3],G[4])); put(None,'Trial balance total',d,True); totals.append(dict(label='Trial balance total',**d))
r+=1; ws.cell(r,1,'Extracted from Sage 50 by Ardley Fox LLP, 22 April 2026. Profit and loss nominals are cumulative from 1 April 2025.').font=fn(italic=True,size=9)
for c,w in zip('ABCDEFGH',(9,40,16,16,17,16,16,32)): ws.column_dimensions[c].width=w
ws.freeze_panes='C7'; ws.page_setup.paperSize=9; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='5:6'
wb.save(path(F))
save(F,'STUDENT_HOUSING','TRIAL_BALANCE','UK accountant\'s workbook, opening/closing Dr-Cr pairs with a signed movement',['open_dr','open_cr','activity','close_dr','close_cr'],rows,totals,hard='text nominal codes with leading zero, merged grouped header, comment column')
