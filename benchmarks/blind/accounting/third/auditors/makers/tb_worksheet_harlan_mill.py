import json,os,random,subprocess
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
from openpyxl.worksheet.pagebreak import Break
R=os.path.dirname(os.path.dirname(os.path.abspath(__file__)));N='tb_worksheet_harlan_mill'
random.seed(4101)
# code,name,unadjusted (+dr/-cr)
A=[('1010','Cash - operating, Tri-County Bank',184213),('1015','Cash - security deposits (restricted)',61240),('1030','Petty cash',300),('1100','Tenant receivables',38476),
('1110','Allowance for doubtful accounts',-4500),('1200','Prepaid insurance',52180),('1210','Prepaid real estate taxes',0),('1300','Lender escrow - taxes & insurance',97655),('1310','Replacement reserve',143902),
('1500','Land',1150000),('1510','Building and improvements',9876430),('1515','Furniture, fixtures and equipment',318225),('1590','Accumulated depreciation',-2611874),('1600','Deferred financing costs',148500),('1605','Accum. amortization - financing costs',-59400),
('2010','Accounts payable - trade',-41338),('2020','Accrued expenses',0),('2030','Accrued interest payable',0),('2100','Security deposits held',-60615),('2110','Prepaid rents',-12904),('2500','Mortgage note payable - Corbel Life',-7214066),
('3000',"Members' equity - beginning",0),('3100','Distributions to members',240000),
('4010','Rental income - apartments',-1698420),('4020','Rental income - retail bays',-186600),('4030','Less: vacancy and concessions',74312),('4110','Late and NSF fees',-9845),('4120','Parking and storage income',-47260),('4190','Interest income',-2218),
('5010','Payroll and related',211406),('5020','Repairs and maintenance',118937),('5025','Unit turnover',46215),('5030','Utilities - common area',88371),('5035','Water and sewer',64009),('5040','Management fee',74600),('5050','Marketing and leasing',31288),('5060','Professional fees',12500),('5070','General and administrative',27419),('5080','Bad debt expense',0),
('6010','Real estate taxes',201744),('6020','Property insurance',0),('6100','Interest expense',301286),('6200','Depreciation',0),('6210','Amortization of financing costs',0)]
J=[('a','To record depreciation for the year',[('6200',284116),('1590',-284116)]),('b','To expense expired insurance premiums',[('6020',41744),('1200',-41744)]),
('c','To accrue December interest on mortgage',[('6100',27052),('2030',-27052)]),('d','To adjust allowance to 90+ day tenant balances',[('5080',11820),('1110',-11820)]),
('e','To capitalize roof section charged to repairs',[('1510',38400),('5020',-38400)]),('f','To accrue unbilled utilities and audit fee',[('5030',6915),('5060',9250),('2020',-16165)]),
('g','To amortize loan costs',[('6210',14850),('1605',-14850)]),('h','To reclass January taxes paid in advance',[('1210',16812),('6010',-16812)])]
s=sum(x[2] for x in A);A=[(c,n,(-s if c=='3000' else v)) for c,n,v in A]
adj={}
for l,_,ls in J:
    for c,v in ls: adj.setdefault(c,[]).append((l,v))
K=['other:Unadjusted Debit','other:Unadjusted Credit','other:Adjusting Entries Debit','other:Adjusting Entries Credit','other:Adjusted Debit','other:Adjusted Credit']
rows=[];tot=dict.fromkeys(K,0)
wb=Workbook();w=wb.active;w.title='TB'
f=lambda **k:Font(name='Liberation Serif',size=9,**k)
thin=Side(style='thin');hair=Side(style='hair');dbl=Side(style='double')
def put(r,c,v,b=False,i=False,al=None,nf=None):
    x=w.cell(r,c,v);x.font=f(bold=b,italic=i)
    if al:x.alignment=Alignment(horizontal=al)
    if nf:x.number_format=nf
    return x
put(1,1,'Harlan Mill Lofts, LLC',b=True);put(2,1,'Working Trial Balance',b=True);put(3,1,'Year ended December 31, 2024')
put(1,9,'W/P  TB-1',b=True);put(2,9,'Prepared: KJO 2/18/25');put(3,9,'Reviewed: M. Sato 3/4/25')
for c,t in ((3,'Unadjusted'),(5,'Adjusting Entries'),(9,'Adjusted')):
    put(5,c,t,b=True,al='center');w.merge_cells(start_row=5,start_column=c,end_row=5,end_column=c+(3 if c==5 else 1))
for c,t in ((1,'Acct'),(2,'Description'),(3,'Debit'),(4,'Credit'),(6,'Debit'),(8,'Credit'),(9,'Debit'),(10,'Credit')):
    put(6,c,t,b=True,al='left' if c<3 else 'right')
for c in range(1,11): w.cell(6,c).border=Border(bottom=thin)
r=7;NF='#,##0'
for c,n,v in A:
    put(r,1,c);put(r,2,n);d={'account':c,'name':n}
    def num(col,key,val):
        put(r,col,val,nf=NF,al='right');d[key]=val;tot[key]+=val
    if v: num(3 if v>0 else 4,K[0] if v>0 else K[1],abs(v))
    a=adj.get(c,[])
    if a:
        q=sum(y for _,y in a);col=6 if q>0 else 8
        num(col,K[2] if q>0 else K[3],abs(q));put(r,col-1,'('+a[0][0]+')',i=True,al='right')
        v+=q
    if v: num(9 if v>0 else 10,K[4] if v>0 else K[5],abs(v))
    for cc in range(1,11): w.cell(r,cc).border=Border(bottom=hair)
    rows.append(d);r+=1
for col,k in zip((3,4,6,8,9,10),K):
    x=put(r,col,tot[k],b=True,nf=NF,al='right');x.border=Border(top=thin,bottom=dbl)
assert tot[K[0]]==tot[K[1]] and tot[K[2]]==tot[K[3]] and tot[K[4]]==tot[K[5]]
r+=2
put(r,1,'Adjusting journal entries (posted by client 3/6/25)',b=True);r+=1
for l,t,_ in J: put(r,1,'('+l+')',i=True);put(r,2,t,i=True);r+=1
put(r,1,'F = footed.  Agreed to general ledger at 12/31/24 without exception.')
for c,wd in zip('ABCDEFGHIJ',(6.5,35,12,12,4,11,4,11,12,12)): w.column_dimensions[c].width=wd
w.page_setup.orientation='portrait';w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
w.page_margins.left=w.page_margins.right=.5;w.print_title_rows='1:6';w.oddFooter.center.text='Dunmore Ostrander && Kee, CPAs    Page &P of &N'
p=os.path.join(os.path.dirname(os.path.abspath(__file__)),f'{N}.xlsx');wb.save(p)
subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',R+'/documents',p],check=True,capture_output=True)
json.dump({'name':N+'.pdf','kind':'TB','planted':None,'money':K,'rows':rows,'totals':[tot]},open(f'{R}/truth/{N}.json','w'),indent=1)
