# senior living: opco / propco pairs, xlsx by xlsxwriter, code after name, opco amounts as text, hidden column
from common import *
import xlsxwriter
rng=random.Random(1402)
fn='larkmoor_opco_propco.xlsx'
A=[('Cash in bank - operating','10100',412,96),('Resident trust funds','10250',38,None),('Petty cash','10300',1.5,None),('A/R - private pay','11100',286,None),('A/R - Medicaid waiver','11200',173,None),('A/R - long term care insurers','11300',51,None),('Allowance for credit losses','11900',-44,None),('Rent receivable from operator','12000',None,215),('Prepaid expenses','13000',62,31),('Land & land improvements','15000',None,2450),('Building','15100',None,18730),('Furniture, fixtures, equipment','15200',388,1105),('Accumulated depreciation','15900',-161,-4820),('Goodwill and licences','16100',325,None),
('Trade payables','20100',-208,-14),('Accrued wages & PTO','20300',-265,None),('Resident trust liability','20450',-38,None),('Rent payable to landlord','20600',-215,None),('Community fees - unearned','20700',-97,None),('Bed tax payable','20800',-59,None),('HUD-insured note','25000',None,-13910),("Partners' / members' capital",'30000',None,None),('Distributions','31000',350,640),
('Independent living rent','40100',-2110,None),('Assisted living room & board','40200',-4385,None),('Level-of-care charges','40300',-962,None),('Memory care all-inclusive','40400',-1874,None),('Medicaid room & board','40500',-791,None),('Second occupant fees','40600',-118,None),('Move-in incentives','40900',143,None),('Lease income - operator','45000',None,-2580),
('Nursing & caregivers','50100',3520,None),('Dietary wages','50200',811,None),('Raw food','50300',574,None),('Activities and transport','50400',129,None),('Housekeeping, laundry','50500',243,None),('Agency staffing','50600',187,None),('Utilities','51000',366,None),('Maintenance','52000',254,None),('Management fee 5%','54000',504,None),('Facility rent','56000',2580,None),('Property taxes','57000',None,318),('Interest & MIP','58000',None,744),('Depreciation','59000',46,617),('Professional fees','59500',38,22)]
d=[]
for n,c,a,b in A:
    f=lambda v:None if v is None else r2(v*1000+odd(rng,-400,400)) if abs(v)>3 else v*1000
    d.append([n,c,f(a),f(b)])
ix={x[1]:x for x in d}
ix['20450'][2]=-ix['10250'][2];ix['20600'][2]=-215000.0;ix['12000'][3]=215000.0;ix['45000'][3]=-2580000.0;ix['56000'][2]=2580000.0
for j in(2,3): ix['30000'][j]=-r2(sum(x[j] or 0 for x in d))
wb=xlsxwriter.Workbook(os.path.join(DOC,fn));ws=wb.add_worksheet('TB 0925')
B=wb.add_format({'bold':1});T=wb.add_format({'bold':1,'font_size':14,'font_color':'#1f4e4a'})
G=wb.add_format({'bold':1,'align':'center','valign':'vcenter','bg_color':'#1f4e4a','font_color':'white','text_wrap':1,'border':1})
Hd=wb.add_format({'bold':1,'align':'right','bottom':1});HL=wb.add_format({'bold':1,'bottom':1})
N=wb.add_format({'num_format':'#,##0.00'});TX=wb.add_format({'align':'right'});TN=wb.add_format({'num_format':'#,##0.00','bold':1,'top':1,'bottom':6});TT=wb.add_format({'bold':1,'top':1,'bottom':6,'align':'right'});TL=wb.add_format({'bold':1,'top':1,'bottom':6})
ws.write('A1','Larkmoor Gardens – operator and landlord',T);ws.write('A2','Adjusted trial balance at 30 September 2025 (fiscal year end). Both ledgers in US$.');ws.write('A3','Export: LedgerWren 8.2 / user m.oduya')
ws.merge_range('A5:A6','Account title',G);ws.merge_range('B5:B6','Nat. acct',G)
ws.merge_range('D5:E5','LARKMOOR OPERATIONS LP',G);ws.merge_range('F5:G5','LARKMOOR REALTY LLC',G);ws.merge_range('H5:I5','BOTH COMPANIES',G)
ws.write('C6','mapkey')
for c in (3,5,7): ws.write(5,c,'Debit',Hd);ws.write(5,c+1,'Credit',Hd)
K=['other:LARKMOOR OPERATIONS LP Debit','other:LARKMOOR OPERATIONS LP Credit','other:LARKMOOR REALTY LLC Debit','other:LARKMOOR REALTY LLC Credit','debit','credit']
rows=[];tot=[0]*6;r=6
for n,c,a,b in d:
    s=r2((a or 0)+(b or 0))
    v=[None]*6
    if a is not None: v[0 if a>=0 else 1]=abs(a)
    if b is not None: v[2 if b>=0 else 3]=abs(b)
    v[4 if s>=0 else 5]=abs(s)
    ws.write(r,0,n);ws.write_string(r,1,c);ws.write(r,2,'LM/'+c[:2])
    for i,x in enumerate(v):
        if x is None: continue
        tot[i]=r2(tot[i]+x)
        if i<2: ws.write_string(r,3+i,f'{x:,.2f}',TX)
        else: ws.write_number(r,3+i,x,N)
    rows.append({"account":c,"name":n,**dict(zip(K,v))});r+=1
    if c in('16100','31000','45000'): r+=1
ws.write(r,0,'Ledger totals',TL);ws.write(r,1,'',TL)
for i,x in enumerate(tot):
    if i<2: ws.write_string(r,3+i,f'{x:,.2f}',TT)
    else: ws.write_number(r,3+i,x,TN)
for i in(0,2,4): assert tot[i]==tot[i+1],tot
tots=[{"label":'Ledger totals',**dict(zip(K,tot))}]
ws.write(r+2,0,'Note: intercompany rent (12000/20600 and 45000/56000) is shown gross and has not been eliminated.')
ws.write(r+3,0,'Signed off: M. Oduya, 14 Oct 2025')
ws.set_column('A:A',34);ws.set_column('B:B',10);ws.set_column('C:C',8,None,{'hidden':1});ws.set_column('D:I',16);ws.set_row(4,30);ws.freeze_panes(6,3)
wb.close();save(fn,'TB',K,rows,tots)
