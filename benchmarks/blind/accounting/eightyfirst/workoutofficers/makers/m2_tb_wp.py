# accountant's working paper with adjusting entries, neighbourhood strip centre, xlsx. PLANTED: digit_changed
import random
from decimal import Decimal as D
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from common import *
R=random.Random(8102)
A=[ # acct, name, unadjusted (+dr)
("100-00","Cash - operating (Hollins Bank)",D('38114.62')),("100-10","Cash - property tax escrow",D('121507.00')),("105-00","Cash held by receiver",D('64250.18')),
("110-00","Tenant accounts receivable",D('287340.55')),("110-90","Allowance for doubtful accounts",D('-45000.00')),("112-00","Accrued percentage rent",D('0')),
("115-00","Straight-line rent receivable",D('96418.00')),("120-00","Prepaid insurance",D('31880.40')),("125-00","Utility and other deposits",D('6150.00')),
("150-00","Land",D('2350000.00')),("151-00","Buildings",D('9420663.17')),("152-00","Parking lot and site work",D('611904.00')),("153-00","Tenant improvements",D('1288450.35')),("154-00","Pylon signs",D('74200.00')),
("159-00","Accumulated depreciation",D('-3917226.00')),("160-00","Deferred leasing commissions",D('402119.80')),("160-90","Accum. amort. - leasing commissions",D('-231004.00')),
("165-00","Loan costs, net",D('48133.00')),("200-00","Accounts payable",D('-118226.73')),("205-00","Accrued property taxes",D('-140000.00')),("208-00","Accrued interest",D('-44687.50')),
("210-00","Security deposits held",D('-71425.00')),("212-00","Prepaid rents",D('-26319.14')),("220-00","Due to Quillfeather Mgmt Co.",D('-19400.00')),("250-00","Mortgage payable - Atherline Life",D('-8580000.00')),
("300-00","Partners' capital",None),("310-00","Partners' draws",D('0')),
("400-00","Minimum rents",D('-1146210.90')),("401-00","Percentage rents",D('-8214.00')),("402-00","Straight-line rent adjustment",D('0')),("405-00","Co-tenancy rent credits",D('41250.00')),
("410-00","CAM recoveries",D('-214906.32')),("411-00","Tax recoveries",D('-171233.08')),("412-00","Insurance recoveries",D('-38540.66')),("420-00","Signage and other income",D('-9675.00')),("425-00","Interest income",D('-1188.41')),
("500-00","Parking lot sweeping",D('22440.00')),("501-00","Landscaping",D('31615.00')),("502-00","Snow removal",D('18902.50')),("503-00","Repairs and maintenance",D('57318.77')),("504-00","Trash removal",D('26208.00')),
("505-00","Common area electric",D('41077.93')),("506-00","Water and sewer",D('19553.28')),("507-00","Fire sprinkler monitoring",D('5484.00')),("508-00","Security patrol",D('36900.00')),
("520-00","Property taxes",D('268114.00')),("521-00","Insurance",D('52760.12')),("530-00","Management fees",D('58204.00')),("531-00","Receiver's fees",D('0')),("532-00","Legal and professional",D('74391.25')),
("533-00","Bad debt expense",D('0')),("534-00","Office and miscellaneous",D('7713.69')),("540-00","Leasing commissions expensed",D('16500.00')),("600-00","Interest expense",D('491562.50')),("610-00","Depreciation",D('0')),("611-00","Amortization",D('0')),
]
adj={} # acct -> list (ref, amt)
def aje(n,*p):
    assert sum(a for _,a in p)==0,n
    for acct,a in p: adj.setdefault(acct,[]).append((n,a))
d=D
aje(1,("610-00",d('334118.00')),("159-00",d('-334118.00')))
aje(2,("611-00",d('56290.00')),("160-90",d('-40246.00')),("165-00",d('-16044.00')))
aje(3,("533-00",d('92775.30')),("110-90",d('-92775.30')))
aje(4,("540-00",d('-16500.00')),("160-00",d('16500.00')))
aje(5,("600-00",d('44687.50')),("208-00",d('-44687.50')))
aje(6,("531-00",d('21750.00')),("105-00",d('-21750.00')))
aje(7,("402-00",d('11903.00')),("115-00",d('-11903.00')))
aje(8,("520-00",d('9227.44')),("205-00",d('-9227.44')))
aje(9,("521-00",d('4115.20')),("120-00",d('-4115.20')))
aje(10,("112-00",d('6480.00')),("401-00",d('-6480.00')))
plug=-sum(v for _,_,v in A if v is not None)
A=[(a,n,plug if v is None else v) for a,n,v in A]
print('capital',plug)
wb=Workbook(); ws=wb.active; ws.title='TB-1'
hw=wb.create_sheet('AJEs')
F='Garamond'
b=lambda **k:Font(name=F,size=11,**k)
thin=Side(style='thin');dbl=Side(style='double');hair=Side(style='hair')
for i,(s,ref) in enumerate([("Brackenridge Corners Associates, L.P.","W/P  TB-1"),("Working trial balance","Prep:  jts   2/18/25"),("Year ended December 31, 2024","Rev:   mkb  2/21/25")],1):
    ws.cell(i,1,s).font=b(bold=(i==1)); ws.cell(i,9,ref).font=b(italic=True,color='C00000'); ws.cell(i,9).alignment=Alignment(horizontal='right')
for c1,c2,t in((3,4,'Unadjusted'),(6,7,'Adjustments'),(8,9,'Adjusted')):
    ws.merge_cells(start_row=5,start_column=c1,end_row=5,end_column=c2); x=ws.cell(5,c1,t); x.font=b(bold=True); x.alignment=Alignment(horizontal='center')
    for cc in(c1,c2): ws.cell(5,cc).border=Border(bottom=thin)
for c,t in enumerate(['Acct','Account name','Debit','Credit','AJE','Debit','Credit','Debit','Credit'],1):
    x=ws.cell(6,c,t); x.font=b(bold=True); x.alignment=Alignment(horizontal='left' if c<3 else 'center'); x.border=Border(bottom=thin)
K=['other:Unadjusted Debit','other:Unadjusted Credit','other:Adjustments Debit','other:Adjustments Credit','other:Adjusted Debit','other:Adjusted Credit']
COL=[3,4,6,7,8,9]
rows=[];r=7;S=[D(0)]*6
for a,n,v in A:
    ad=adj.get(a,[])
    assert len(ad)<=1
    m=sum((x for _,x in ad),D(0)); e=v+m
    if v==0 and not ad: continue
    vals=[v if v>0 else None,-v if v<0 else None,m if m>0 else None,-m if m<0 else None,e if e>0 else None,-e if e<0 else None]
    S=[s+(x or 0) for s,x in zip(S,vals)]
    pr=list(vals)
    if a=='505-00': # planted: unadjusted 41,077.93 keyed as 47,077.93
        pr[0]=D('47077.93')
    ws.cell(r,1,a).font=b(); ws.cell(r,2,n).font=b()
    if ad: x=ws.cell(r,5,f'({ad[0][0]})'); x.font=b(color='C00000'); x.alignment=Alignment(horizontal='center')
    for c,x in zip(COL,pr):
        if x is not None: y=ws.cell(r,c,float(x)); y.font=b(); y.number_format='#,##0.00'
    for c in range(1,10): ws.cell(r,c).border=Border(bottom=hair)
    row=dict(account=a,name=n); row.update(zip(K,pr)); rows.append(row); r+=1
assert S[0]==S[1] and S[2]==S[3] and S[4]==S[5],S
ws.cell(r,2,'Totals').font=b(bold=True)
for c,x in zip(COL,S):
    y=ws.cell(r,c,float(x)); y.font=b(bold=True); y.number_format='#,##0.00'; y.border=Border(top=thin,bottom=dbl)
tot=dict(label='Totals'); tot.update(zip(K,S))
r+=2
for t in ['Client records per QuickBooks Desktop; receiver (appointed 8/9/24) took over collections at that date.','PBC 1/31/25.  Footed without exception except as noted.   AJEs posted by client 2/20/25.']:
    ws.cell(r,1,t).font=b(italic=True,size=None) if False else Font(name=F,size=9,italic=True); r+=1
for c,w in zip('ABCDEFGHI',(9,37,15.5,15.5,6,14,14,15.5,15.5)): ws.column_dimensions[c].width=w
ws.freeze_panes='C7'; ws.print_title_rows='1:6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
# the entries
T={1:'To record depreciation for the year',2:'To record amortization of commissions and loan costs',3:'To adjust allowance - Stitch & Lantern (ch. 7), Mako Fitness, three others',4:'To capitalize Unit 118 commission',5:'To accrue December interest (default notice 12/6/24)',6:'To record receiver fees paid from receiver account',7:'To adjust straight-line rent',8:'To true up 2nd half property taxes',9:'To expense insurance through 12/31',10:'To accrue percentage rent - Pennywhistle Discount'}
hw.append(['Brackenridge Corners Associates, L.P.']);hw.append(['Adjusting journal entries 12/31/24']);hw.append([]);hw.append(['No.','Account','','Debit','Credit'])
nm={a:n for a,n,_ in A}
for k in range(1,11):
    for a,l in adj.items():
        for kk,x in l:
            if kk==k: hw.append([k if x>0 else None,('' if x>0 else '      ')+nm[a],a,float(x) if x>0 else None,float(-x) if x<0 else None])
    hw.append([None,T[k]]);hw.append([])
for w,c in zip((6,58,10,14,14),'ABCDE'): hw.column_dimensions[c].width=w
for rr in hw.iter_rows():
    for x in rr:
        x.font=Font(name=F,size=11,bold=x.row in(1,2,4))
        if x.column>3: x.number_format='#,##0.00'
wb.save(path('TB_BrackenridgeCorners_WTB_FY24.xlsx'))
save('TB_BrackenridgeCorners_WTB_FY24.xlsx','TB',K,rows,[tot],"accountant's working trial balance with AJE columns and reference marks, grouped header, second sheet with entries, strip center",True,
 {"what":"505-00 Common area electric: Unadjusted Debit printed 47,077.93 instead of 41,077.93 (Adjusted column and totals carry the right figure)","kind":"digit_changed"})
print(len(rows))
