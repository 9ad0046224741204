# JD Edwards export to Excel: UK office parks, three business units, net posting by period
import random
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
from openpyxl.utils import get_column_letter as L
from tw import *
R=random.Random(309410)
BUS=[('30412','Aldermoor Business Park - Swindon',1.0),('30418','Cairnhill Office Park - Livingston',0.62),('30425','Tidewell House - Reading',1.55)]
BS=[('1110','','Bank - Barclays Rent Account',182400),('1120','SC','Bank - Service Charge Client A/c',64310),('1210','','Trade Debtors - Rents',93250),('1210','SC','Trade Debtors - Service Charge',21840),('1291','','Intercompany - Group Treasury',-410000),('1350','','Prepayments',15720),('1810','','Investment Property at Valuation',9850000),
 ('2110','','Trade Creditors',-38450),('2140','','Retentions Held - Contractors',-12600),('2210','VAT','VAT Output/Input Control',-17830),('2310','','Rent Deposits Held',-55000),('2410','','Deferred Income - Rents in Advance',-143200),('2700','','Loan - Aareal Facility B',-4800000)]
PL=[('4110','','Rental Income',-148000),('4130','','Turnover / Car Park Income',-6200),('4210','','Service Charge Recoverable',-39500),('5110','','Site Staff and Security',14100),('5140','','Repairs & Maintenance',9600),('5160','','Utilities - Common Parts',11200),('5190','','Void Costs - Empty Rates',5300),('5310','','Managing Agents Fees',7400),('5900','','Loan Interest Payable',52000)]
wb=Workbook(); ws=wb.active; ws.title='R09410'
thin=Side(style='thin'); 
heads=[('R09410'),('')]
ws['B1']='R09410'; ws['D1']='Worldwide Estates UK Ltd'; ws['I1']='18/10/24  07:52:11'
ws['D2']='Trial Balance by Business Unit - Net Posting by Period'; ws['D3']='Ledger Type AA  Currency GBP  As of 30/09/24'; ws['I2']='Page - 1'
for a in('D1','D2'): ws[a].font=Font(name='Arial',size=10,bold=True)
h1={'B':'Account','D':'','E':'Balance Forward','F':'Net Posting','I':'Cumulative'}
h2={'A':'Co','B':'Number','C':'P E C','D':'Description','E':'30/06/24','F':'Period 07','G':'Period 08','H':'Period 09','I':'Balance 30/09/24'}
for c,v in h1.items(): ws[c+'5']=v
for c,v in h2.items(): ws[c+'6']=v
ws.merge_cells('F5:H5')
for r in (5,6):
    for c in 'ABCDEFGHI':
        x=ws[c+str(r)]; x.font=Font(name='Arial',size=9,bold=True); x.alignment=Alignment(horizontal='center' if c>'D' else 'left')
        if r==6: x.border=Border(bottom=thin)
M=['beginning','other:Net Posting Period 07','other:Net Posting Period 08','other:Net Posting Period 09','ending']
rows=[];tot=[];r=7
FM='#,##0.00;#,##0.00-'
def put(lab,acct,vals,bold=False,pec='',ind=0,top=False):
    global r
    if acct: ws.cell(r,1,'00304'); ws.cell(r,2,acct); ws.cell(r,3,pec)
    c=ws.cell(r,4,lab); c.alignment=Alignment(indent=ind); c.font=Font(name='Arial',size=9,bold=bold)
    for j in(1,2,3): ws.cell(r,j).font=Font(name='Arial',size=9)
    for j,v in enumerate(vals):
        c=ws.cell(r,5+j,v); c.number_format=FM; c.font=Font(name='Arial',size=9,bold=bold)
        if top: c.border=Border(top=thin)
    r+=1
add=lambda a,b:[round(x+y,2) for x,y in zip(a,b)]
GT=[0]*5
for bu,bn,k in BUS:
    c=ws.cell(r,2,'Business Unit  %s  %s'%(bu,bn)); c.font=Font(name='Arial',size=9,bold=True,underline='single'); r+=1
    data={}
    for o,s,n,v in BS+PL:
        if bu=='30418' and o in('4130','2700','5900'): continue
        if bu=='30425' and o in('1120','2140'): continue
        pl=o>='4000'
        open_=round(v*k*R.uniform(.85,1.15)*(2 if pl else 1),2)
        if o in('1810',): open_=round(v*k,-3); 
        if o=='2700': open_=round(v*k,-4)
        if o=='2310': open_=round(v*k,-2)
        act=[0]*3
        for i in range(3):
            if pl: act[i]=round(v*k*R.uniform(.9,1.1)/3,2)
            elif o in('1810','2700','2310','2140'): act[i]=0
            else: act[i]=round(abs(v)*k*R.uniform(-.25,.25),2)
        if o=='4130': act[1]=0
        if o=='5900': act=[0,0,round(v*k,2)]
        if o=='2140' : act=[0,round(-1850*k,2),0]
        if o=='1350': act=[round(-open_/6,2)]*3
        data[o,s]=[n,open_]+act
    # equity and the bank as plugs
    data['3100','']=['Share Capital & Share Premium',-round(3000000*k,-3),0,0,0]
    data['3900','']=['Retained Earnings B/fwd',0,0,0,0]
    data['3900',''][1]=-round(sum(x[1] for x in data.values()),2)
    for i in(2,3,4):
        data['1110',''][i]=0; data['1110',''][i]=-round(sum(x[i] for x in data.values()),2)
    BT=[0]*5
    for title,lo,hi in(('Balance Sheet','1000','3999'),('Profit & Loss','4000','9999')):
        put(title,None,[],bold=True); S=[0]*5
        for (o,s) in sorted(data):
            if not lo<=o<=hi: continue
            d=data[o,s]; v=d[1:]; v=v+[round(sum(v),2)]
            acct=bu+'.'+o+('.'+s if s else '')
            pr=[x if (j in(0,4) or x) else None for j,x in enumerate(v)]
            put(d[0],acct,pr,pec='M' if o in('1291','2210') else '',ind=1)
            rows.append(dict(account=acct,name=d[0],**{m:x for m,x in zip(M,pr) if x is not None}))
            S=add(S,v)
        lab='Total '+title+' '+bu; put(lab,None,S,bold=True,top=True); tot.append(dict(label=lab,**dict(zip(M,S)))); BT=add(BT,S)
    lab='Business Unit Total  '+bu; put(lab,None,BT,bold=True,top=True); tot.append(dict(label=lab,**dict(zip(M,BT)))); GT=add(GT,BT); r+=1
assert not any(GT)
lab='Company Total  00304'; put(lab,None,GT,bold=True,top=True); tot.append(dict(label=lab,**dict(zip(M,GT))))
for c,w in zip('ABCDEFGHI',(7,15,6,38,17,15,15,15,18)): ws.column_dimensions[c].width=w
ws.column_dimensions['A'].hidden=True
ws.freeze_panes='E7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='1:6'
name='R09410_worldwide_estates_sep24.xlsx'; wb.save(doc(name))
truth(name,'TB',M,rows,tot); print(len(rows))
for x in tot: print(x)
