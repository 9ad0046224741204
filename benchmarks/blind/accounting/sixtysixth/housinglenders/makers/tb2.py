from common import *
import xlsxwriter
rng=random.Random(6602)
# student housing borrower WTB; signed unadjusted, adjustments; prior year
X=[('Assets',[('A-1','1001','Cash - operating',318442,0,None,271903),('A-1','1005','Cash - security deposits',96350,0,None,91800),('B-1','1100','Student receivables',71288,0,None,54117),('B-2','1105','Parental guaranty receivables',12460,0,None,8930),('B-1','1190','Allowance for doubtful accounts',-15000,-21500,'3',-15000),('C-1','1210','Prepaid insurance',88214,-51458,'1',34990),('C-2','1220','Prepaid expenses - other',9406,0,None,11275),('D-1','1310','Real estate tax escrow',142870,0,None,139204),('D-1','1320','Replacement reserve escrow',266115,0,None,214330),
('F-1','1510','Land',2900000,0,None,2900000),('F-1','1520','Buildings',24617500,0,None,24617500),('F-1','1530','Building improvements',811240,64380,'4',702655),('F-1','1540','Furniture and equipment',1388904,0,None,1290417),('F-2','1590','Accumulated depreciation',-4102330,-811904,'2',-4102330),('G-1','1610','Deferred financing costs',402600,0,None,402600),('G-1','1615','Accumulated amortization',-120780,-40260,'2',-120780)]),
('Liabilities',[('M-1','2010','Accounts payable',-63811,-18240,'5',-47960),('M-2','2020','Accrued expenses',-22904,-9675,'5',-31415),('M-3','2030','Accrued real estate taxes',-196420,0,None,-188310),('M-4','2035','Accrued interest',-79112,0,None,-80655),('M-5','2040','Prepaid rents',-131744,0,None,-118262),('M-6','2050','Security deposits payable',-96350,0,None,-91800),('N-1','2110','Due to Corwith Student Living, LLC',-24660,0,None,-18445),('P-1','2510','Mortgage note payable',-19408216,0,None,-19770403)]),
("Members' equity",[('T-1','3010','Contributed capital - Class A',-7850000,0,None,-7850000),('T-1','3015','Contributed capital - Class B',-872222,0,None,-872222),('T-2','3050','Distributions',1920000,0,None,1320000),('T-3','3090','Accumulated deficit (opening)',None,0,None,None)]),
('Revenue',[('R-1','4010','Rental income - beds',-3914870,0,None,-3702418),('R-1','4015','Summer and conference rent',-88215,0,None,-71940),('R-2','4090','Concessions',61480,0,None,94225),('R-2','4095','Vacancy / write-offs',27316,0,None,0),('R-3','4110','Parking income',-92460,0,None,-88110),('R-3','4120','Utility overage reimbursement',-114906,0,None,-103774),('R-3','4130','Application and administrative fees',-58340,0,None,-60205),('R-3','4140','Late fees',-21117,0,None,-19846),('R-4','4190','Interest income',-7802,0,None,-3316)]),
('Expenses',[('X-1','5010','Salaries and benefits',486311,9675,'5',461902),('X-1','5015','Community assistant stipends',72600,0,None,70400),('X-2','5110','Repairs and maintenance',171466,-64380,'4',148230),('X-2','5120','Turn costs',138905,0,None,126710),('X-2','5130','Landscaping',36240,0,None,35100),('X-3','5210','Electricity',151488,11840,'5',147225),('X-3','5220','Water and sewer',97361,6400,'5',94018),('X-3','5230','Internet and cable',118800,0,None,115200),('X-4','5310','Marketing and leasing',88724,0,None,97415),('X-4','5320','Resident programming',19340,0,None,16882),('X-5','5410','Office and administrative',67203,0,None,62419),('X-5','5420','Professional fees',31850,0,None,28900),('X-5','5430','Bad debt expense',14208,21500,'3',38640),('X-6','5510','Management fees',125940,0,None,118715),('X-7','5610','Real estate taxes',392840,0,None,376620),('X-8','5620','Property insurance',None,51458,'1',118940),('X-9','5710','Interest expense',958115,0,None,975402),('F-2','5810','Depreciation',0,811904,'2',798330),('G-1','5820','Amortization',0,40260,'2',40260)])]
flat=[list(x) for s in X for x in s[1]]
for x in flat:
    if x[1]=='5620': x[3]=83610
u=sum(x[3] or 0 for x in flat); py=sum(x[6] or 0 for x in flat)
for x in flat:
    if x[1]=='3090': x[3]=-u; x[6]=-py
assert sum(x[4] for x in flat)==0,sum(x[4] for x in flat)
print([x for x in flat if x[1]=='3090'])
fn='HarlanCommons_WTB_2024.xlsx'
wb=xlsxwriter.Workbook(R+'/documents/'+fn); ws=wb.add_worksheet('WTB'); w2=wb.add_worksheet('AJE')
f=lambda **k: wb.add_format({'font_name':'Times New Roman','font_size':10,**k})
b=f(bold=True); bt=f(bold=True); n=f(num_format='#,##0;(#,##0);"-"'); tx=f(); hd=f(bold=True,align='center',bottom=1,text_wrap=True); tot=f(bold=True,num_format='#,##0;(#,##0);"-"',top=1,bottom=6); pr=f(italic=True,align='center',font_color='#1F4E9E')
sh=f(bold=True,bg_color='#E7E6E6')
ws.write('A1','Harlan Commons Student Housing, LLC',f(bold=True)); ws.write('A2','Working Trial Balance',b); ws.write('A3','December 31, 2024',b)
ws.write('K1','Prepared by: DLO  2/18/2025',tx); ws.write('K2','Reviewed by: ______',tx)
ws.merge_range('D5:E5','Unadjusted',hd); ws.merge_range('F5:H5','Adjustments',hd); ws.merge_range('I5:J5','Adjusted',hd)
for c,h in enumerate(['W/P','Acct.','Account Name','Debit','Credit','AJE','Debit','Credit','Debit','Credit','','12/31/2023 Dr (Cr)']): 
    if h: ws.write(5,c,h,hd)
K=['other:Unadjusted Debit','other:Unadjusted Credit','other:Adjustments Debit','other:Adjustments Credit','other:Adjusted Debit','other:Adjusted Credit','other:12/31/2023 Dr (Cr)']
COL=[3,4,6,7,8,9,11]
r=6; rows=[]; T=[0]*7
it=iter(flat)
for s,l in X:
    ws.merge_range(r,0,r,11,s,sh) if s in('Assets','Revenue') else [ws.write(r,0,s,sh),[ws.write_blank(r,c,None,sh) for c in range(1,12)]]
    r+=1
    for _ in l:
        wp,ac,nm,uv,aj,ref,pv=next(it); adj=uv+aj
        v=[uv if uv>0 else None,-uv if uv<0 else None,aj if aj>0 else None,-aj if aj<0 else None,adj if adj>0 else None,-adj if adj<0 else None,pv]
        ws.write(r,0,wp,pr); ws.write(r,1,int(ac) if False else ac,tx); ws.write(r,2,nm,tx)
        if ref: ws.write(r,5,ref,pr)
        for c,x in zip(COL,v):
            if x is not None: ws.write_number(r,c,x,n)
        for i,x in enumerate(v): T[i]+=x or 0
        d=dict(account=ac,name=nm)
        for k,x in zip(K,v):
            if x is not None and x!=0: d[k]=x
        rows.append(d); r+=1
r+=1
ws.write(r,2,'Totals',b)
for c,x in zip(COL,T): 
    L_='ABCDEFGHIJKL'[c]; ws.write_formula(r,c,f'=SUM({L_}7:{L_}{r-1})',tot,x)
assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5] and T[6]==0,T
tt=dict(label='Totals',**{k:x for k,x in zip(K,T) if x!=0})
r+=2; ni=-(sum(x[3]+x[4] for x in flat if x[1]>='4'))
ws.write(r,2,f'Note: AJE detail on tab "AJE". Loan is agency; covenant calc at W/P Z-1.',f(italic=True,font_size=8))
ws.set_column(0,0,6); ws.set_column(1,1,7); ws.set_column(2,2,34); ws.set_column(3,4,12.5); ws.set_column(5,5,5); ws.set_column(6,9,12.5); ws.set_column(10,10,2); ws.set_column(11,11,14); ws.set_row(5,27)
ws.freeze_panes(6,3); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4,5)
w2.write(0,0,'Adjusting Journal Entries - 12/31/2024',b)
rr=2
desc={'1':'Expire prepaid insurance','2':'Record depreciation and amortization','3':'Adjust allowance','4':'Capitalize roof section replaced in 2024','5':'Record unrecorded liabilities'}
for q in '12345':
    w2.write(rr,0,'AJE '+q,b); rr+=1
    for x in sorted([x for x in flat if x[5]==q],key=lambda x:-x[4]):
        w2.write(rr,1,x[1],tx); w2.write(rr,2,('' if x[4]>0 else '     ')+x[2],tx); w2.write(rr,3 if x[4]>0 else 4,abs(x[4]),n); rr+=1
    w2.write(rr,2,desc[q],f(italic=True)); rr+=2
w2.set_column(2,2,40); w2.set_column(3,4,12)
wb.close()
save(fn,'TB',K,rows,[tt],style='CPA working trial balance, student housing borrower, three Dr/Cr pairs under grouped headers with AJE ref column, prior year signed, second sheet AJE',hard=True,sheet='WTB')
