# spreadsheet TB: three entities + eliminations, adjusting entries; one digit changed
from common import *
import xlsxwriter
rng=random.Random(74202); NAME='Alder Row YE2025 TB with AJEs.xlsx'
def E(*l): return [{'code':c,'name':n,'t':t,'beg':float(b),**({'act':x[0]} if x else {})} for c,n,t,b,*x in l]
ENT=[('310','Alder Row Offices LP',E(
 ('1010-000','Operating cash - Northstar Bank','cash',318442.71,4100000),('1015-000','Lender reserve - TI/LC','capex',412000,96000.0),('1110-000','Tenant receivables','ar',96218.44,4050000),('1115-000','Allowance for credit losses','idle',-22000),
 ('1140-000','Deferred rent receivable','capex',507331,61204.0),('1210-000','Prepaid insurance','idle',41880.25),('1405-000','Due from Alder Row Garage','capex',85000,20000.0),('1510-000','Land','idle',6200000),('1520-000','Building & improvements','capex',31845210.6,148310.0),
 ('1590-000','Accumulated depreciation','accum',-7422108,918400.0),('1610-000','Lease costs, net','accum',884120,162300.0),
 ('2010-000','Accounts payable','liab',-211904.18),('2110-000','Accrued property tax','liab',-388200),('2200-000','Security deposits held','idle',-264150),('2500-000','Mortgage note payable','debt',-19850000,412600.0),
 ('3010-000',"Partners' capital",'equity',0),('3100-000','Partner distributions','dist',0,900000.0),
 ('4010-000','Office rent','rev',0),('4110-000','Operating expense recoveries','rev',0),('4190-000','Other tenant income','rev',0),('5110-000','Cleaning & janitorial','exp',0),('5210-000','Repairs & maintenance','exp',0),('5310-000','Utilities','exp',0),('5410-000','Insurance','exp',0),('5510-000','Real estate taxes','exp',0),('5610-000','Management fee','exp',0),('5900-000','Professional fees','exp',0),('5950-000','Credit loss expense','exp',0),('6100-000','Interest expense','exp',0),('6200-000','Depreciation & amortization','exp',0)),
 {'4010-000':4211860.4,'4110-000':1188204.12,'4190-000':58316.9,'5110-000':402118.33,'5210-000':511902.77,'5310-000':468220.19,'5410-000':96144.0,'5510-000':774300.0,'5610-000':163751.44,'5900-000':68210.5,'5950-000':8200.0,'6100-000':982306.25,'6200-000':1080700.0}),
('320','Alder Row Garage LLC',E(
 ('1010-000','Operating cash - Northstar Bank','cash',88310.06,1300000),('1020-000','Pay station change fund','idle',4200),('1110-000','Monthly parker receivables','ar',31744.5,690000),('1510-000','Land','idle',2150000),('1530-000','Parking structure','idle',8904118.33),('1540-000','Revenue control equipment','capex',388210,42750.0),('1590-000','Accumulated depreciation','accum',-1866402.5,238100.0),
 ('2010-000','Accounts payable','liab',-40218.75),('2130-000','City parking tax payable','liab',-22114.6),('2405-000','Due to Alder Row Offices','accum',-85000,20000.0),('2600-000','Deferred monthly parking','liab',-18850),
 ('3020-000',"Member's equity",'equity',0),('3100-000','Distributions','dist',0,360000.0),
 ('4310-000','Monthly contract parking','rev',0),('4320-000','Transient parking','rev',0),('4330-000','Event parking','rev',0),('4390-000','Parking tax collected (contra)','exp',0),('5150-000','Garage payroll','exp',0),('5210-000','Repairs & maintenance','exp',0),('5250-000','Sweeping & power wash','exp',0),('5310-000','Utilities','exp',0),('5420-000','Garage liability insurance','exp',0),('5510-000','Real estate taxes','exp',0),('5650-000','Operator fee','exp',0),('5660-000','Card processing','exp',0),('6200-000','Depreciation & amortization','exp',0)),
 {'4310-000':702455.0,'4320-000':544190.25,'4330-000':61870.0,'4390-000':104140.18,'5150-000':288406.7,'5210-000':77340.12,'5250-000':29480.0,'5310-000':48116.92,'5420-000':38400.0,'5510-000':141200.0,'5650-000':54000.0,'5660-000':35918.44,'6200-000':238100.0}),
('330','Alder Row Retail Pads LLC',E(
 ('1010-000','Operating cash - Northstar Bank','cash',52118.9,600000),('1110-000','Tenant receivables','ar',14408.12,610000),('1140-000','Deferred rent receivable','capex',66120,8840.0),('1510-000','Land','idle',1480000),('1520-000','Building & improvements','idle',4116300),('1590-000','Accumulated depreciation','accum',-702115,117600.0),
 ('2010-000','Accounts payable','liab',-11904.2),('2200-000','Security deposits held','idle',-28500),('2500-000','Mortgage note payable','debt',-2310000,58740.0),('3020-000',"Member's equity",'equity',0),('3100-000','Distributions','dist',0,120000.0),
 ('4020-000','Retail rent','rev',0),('4110-000','Operating expense recoveries','rev',0),('4150-000','Percentage rent','rev',0),('5220-000','Lot & landscape','exp',0),('5310-000','Utilities','exp',0),('5410-000','Insurance','exp',0),('5510-000','Real estate taxes','exp',0),('5610-000','Management fee','exp',0),('6100-000','Interest expense','exp',0),('6200-000','Depreciation & amortization','exp',0)),
 {'4020-000':468215.52,'4110-000':138402.6,'4150-000':11260.0,'5220-000':41870.0,'5310-000':12408.55,'5410-000':15120.0,'5510-000':96830.0,'5610-000':18536.34,'6100-000':121875.0,'6200-000':117600.0})]
AJ={'310':[('1','5310-000',18442.16),('1','2010-000',-18442.16),('2','1115-000',-11500.0),('2','5950-000',11500.0),('4','6100-000',2310.42),('4','2010-000',-2310.42)],
 '320':[('3','4310-000',6175.0),('3','2600-000',-6175.0),('5','5210-000',4850.0),('5','2010-000',-4850.0)],
 '330':[('6','1110-000',7312.5),('6','4110-000',-7312.5)]}
for n,nm,A,pl in ENT:
    for a in A:
        if a['code'] in pl: a['t']='pl'
    for a in A:
        if a['t']=='equity': eq=a
    tb_activity(A,rng,12)
    for a in A:
        if a['t']=='pl':
            v=pl[a['code']]; rev=a['code'][0]=='4' and a['code']!='4390-000'
            a['dr'],a['cr']=(0.0,v) if rev else (v,0.0)
    cash=A[0]; cash['dr']=cash['cr']=0.0
    for a in A: a['act']=r2(a['dr']-a['cr'])
    cash['act']=r2(-sum(a['act'] for a in A[1:]))
    for a in A:
        j=[x for x in AJ[n] if x[1]==a['code']]
        a['adr']=r2(sum(x[2] for x in j if x[2]>0)); a['acr']=r2(-sum(x[2] for x in j if x[2]<0)); a['ref']=', '.join('AJE-'+x[0] for x in j)
        a['end']=r2(a['beg']+a['act']); a['adj']=r2(a['end']+a['adr']-a['acr'])
ELIM=[('1405-000','Due from Alder Row Garage',-85000.0,-20000.0),('2405-000','Due to Alder Row Offices',85000.0,20000.0)]
ENT.append(('399','Eliminations',[{'code':c,'name':n,'beg':b,'act':x,'end':b+x,'adr':0.0,'acr':0.0,'ref':'','adj':b+x} for c,n,b,x in ELIM],{}))
wb=xlsxwriter.Workbook(doc(NAME)); wb.set_properties({'title':'YE TB'})
ws=wb.add_worksheet('TB 12-31-25'); w2=wb.add_worksheet('AJE support')
f=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
num=f(num_format='#,##0.00_);(#,##0.00);"-"??_)'); sub=f(num_format='#,##0.00_);(#,##0.00);0.00_)',bold=True,top=1); grand=f(num_format='#,##0.00_);(#,##0.00);0.00_)',bold=True,top=1,bottom=6)
hd=f(bold=True,bg_color='#D9E1F2',align='center',text_wrap=True,valign='vcenter',border=1); ent=f(bold=True,bg_color='#F2F2F2'); b=f(bold=True); it=f(italic=True,font_color='#7F7F7F',font_size=9); tx=f(); bl=f(bold=True,font_size=13)
blank_num=f(num_format='#,##0.00_);(#,##0.00);0.00_)')
ws.hide_gridlines(2); ws.set_column('A:A',1.5); ws.set_column('B:B',10.5); ws.set_column('C:C',34); ws.set_column('D:F',16.5); ws.set_column('G:H',13.5); ws.set_column('I:I',10); ws.set_column('J:J',16.5); ws.set_column('K:K',9)
ws.write('B1','Alder Row Portfolio',bl); ws.write('B2','Trial balance by entity - year ended December 31, 2025',b); ws.write('B3','Accrual basis, USD    Prepared: MK 2/11/26    Reviewed: ______',it)
r=4
for c,t in ((1,'GL Acct'),(2,'Description'),(3,'Beginning Balance 1/1/25'),(4,'Net Activity'),(5,'Ending Balance 12/31/25'),(8,'Ref'),(9,'Adjusted Balance'),(10,'Tax line')): ws.merge_range(r,c,r+1,c,t,hd)
ws.merge_range(r,6,r,7,'Adjusting Entries',hd); ws.write(r+1,6,'Debit',hd); ws.write(r+1,7,'Credit',hd); ws.freeze_panes(6,3)
r=6; rows=[];totals=[]; G=dict.fromkeys(('beg','act','end','adr','acr','adj'),0.0); planted=None
KEY=[('beg',3,'beginning'),('act',4,'activity'),('end',5,'ending'),('adr',6,'other:Adjusting Entries Debit'),('acr',7,'other:Adjusting Entries Credit'),('adj',9,'other:Adjusted Balance')]
TAX={'1':'L','2':'L','3':'M-2','4':'8825-2','5':'8825-14','6':'8825-9'}
for n,nm,A,_ in ENT:
    ws.merge_range(r,1,r,10,f'Entity {n} - {nm}',ent); r+=1; first=r; T=dict.fromkeys(G,0.0)
    for a in A:
        ws.write(r,1,a['code'],tx); ws.write(r,2,a['name'],tx); row={'account':a['code'],'name':a['name']}
        for k,c,key in KEY:
            v=a[k]; T[k]=r2(T[k]+v); shown=v
            if n=='320' and a['code']=='1540-000' and k=='end':
                good=v; s=f'{v:.2f}'; shown=float(s[0]+str((int(s[1])+6)%10)+s[2:]); planted={'what':f"Entity 320, account 1540-000 Revenue control equipment: ending balance prints {shown:,.2f} instead of {good:,.2f}; beginning + activity, the entity total and the adjusted balance all imply {good:,.2f}",'kind':'digit_changed'}
            if k in('adr','acr'):
                if v: ws.write_number(r,c,v,num); row[key]=v
            else:
                ws.write_number(r,c,shown,num)
                if shown!=0: row[key]=shown
        ws.write(r,8,a['ref'],f(align='center')); ws.write(r,10,TAX[a['code'][0]],f(align='center',font_color='#7F7F7F'))
        rows.append(row); r+=1
    lab=f'Total entity {n}'; ws.write(r,1,'',sub); ws.write(r,2,lab,sub); tt={'label':lab}
    for k,c,key in KEY: ws.write_number(r,c,r2(T[k]),sub); tt[key]=r2(T[k]); G[k]=r2(G[k]+T[k])
    totals.append(tt); r+=2
ws.write(r,1,'',grand); ws.write(r,2,'Combined total (should be zero)',grand); tt={'label':'Combined total (should be zero)'}
for k,c,key in KEY: ws.write_number(r,c,G[k],grand); tt[key]=G[k]
totals.append(tt); r+=2
ws.write(r,1,'Debits positive, credits in parentheses. AJE descriptions on the next tab. Net activity of cash is receipts less disbursements.',it)
ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4,5); ws.set_footer('&L&F&CPage &P of &N&R&D')
w2.set_column('B:B',60); w2.set_column('C:C',14)
for i,x in enumerate([('No.','Explanation','Amount'),('AJE-1','Accrue December electric and chilled water, invoices received 1/22/26',18442.16),('AJE-2','Increase allowance - Suite 410 vacated, holdover balance doubtful',11500.0),('AJE-3','Defer January monthly permits billed in December',6175.0),('AJE-4','True up accrued mortgage interest, 31 days',2310.42),('AJE-5','Accrue gate arm replacement (Dec. 29)',4850.0),('AJE-6','Record 2025 CAM reconciliation estimate',7312.5)]):
    for j,v in enumerate(x): w2.write(i,j,v,b if i==0 else (num if j==2 else tx))
wb.close()
save(NAME,'TB',[k[2] for k in KEY],rows,totals,'accountant spreadsheet, entities stacked, grouped adjusting columns',True,planted)
print(len(rows),planted,G,[(n,A[0]['act'],A[0]['end'],[a['beg'] for a in A if a.get('t')=='equity']) for n,_,A,_ in ENT])
