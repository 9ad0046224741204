# Section 8 senior building, month buckets, legacy .xls
from common import *
import xlwt
rng=random.Random(5523)
NAME='Riverbirch TAR Oct25.xls'
K=['other:Oct 2025','other:Sep 2025','other:Aug 2025','other:Prior','other:Total Tenant Due','other:HAP Receivable','prepaid','total']
H=['Apt','Head of Household','Oct 2025','Sep 2025','Aug 2025','Prior','Total Tenant Due','HAP Receivable','Prepaid Rent','Net Balance','Manager Comments']
wb=xlwt.Workbook();ws=wb.add_sheet('TAR')
def S(b=False,num=None,bord='',al='',wrap=False,it=False): return xlwt.easyxf(f'font: name Arial, height {180 if not b else 180}, bold {"on" if b else "off"}, italic {"on" if it else "off"};'+(f' borders: {bord};' if bord else '')+(f' align: {al}{", wrap on" if wrap else ""};' if al or wrap else ''),num_format_str=num or 'General')
box='left thin,right thin,top thin,bottom thin'
N='#,##0.00_);(#,##0.00)'
hd=S(True,bord=box,al='horiz center, vert center',wrap=True);tx=S(bord=box);nu=S(num=N,bord=box);tt=S(True,bord=box);tn=S(True,num=N,bord=box);ti=S(True);no=S(it=True)
big=xlwt.easyxf('font: name Arial, height 240, bold on; align: horiz center')
ws.write_merge(0,0,0,10,'RIVERBIRCH SENIOR APARTMENTS',big)
ws.write_merge(1,1,0,10,'TENANT ACCOUNTS RECEIVABLE  -  OCTOBER 31, 2025',xlwt.easyxf('font: name Arial, height 200, bold on; align: horiz center'))
ws.write_merge(2,2,0,10,'HUD Contract OH10-0042-117   /   61 units PBRA',xlwt.easyxf('font: name Arial, height 180; align: horiz center'))
for i,h in enumerate(H): ws.write(4,i,h,hd)
ws.row(4).height_mismatch=True;ws.row(4).height=560
for i,w in enumerate((7,26,11,11,11,11,12,13,12,12,44)): ws.col(i).width=w*256
nm=names(rng,22);apts=sorted(rng.sample([f'{f}{n:02d}' for f in range(1,6) for n in range(1,14)],22))
com=['Pays on the 3rd with SSA check','Repayment agreement $25/mo','','','','IR retro - repayment agreement signed 8/12','Sent 10-day notice 10/14','Daughter to bring money order','','','Paid 11/2','HAP adj. expected on Nov. voucher','','','Disputes damage charge','','Move-out 9/30; forwarded to family','','','','','Overpaid by bank bill-pay']
rows=[];T=[0]*8;r=5
for i in range(22):
    tp=rng.choice([86,112,178,203,214,241,266,298,317,344]);o=[0,0,0,0];hap=0;pre=0
    q=rng.random()
    if i in (3,21,8): pre=-float(rng.choice([tp,12.5,41,tp*2]))
    elif q<.45:o[0]=rng.choice([tp,rng.randint(4,60),tp])
    elif q<.7:o[0]=tp;o[1]=rng.choice([tp,rng.randint(10,tp)])
    elif q<.85:o=[tp,tp,rng.randint(15,tp),0]
    else:o=[0,0,0,rng.randint(120,1460)]
    if i in (1,5):o[3]=rng.choice([415,1182.5])
    if i==16:o=[0,0,r2(163.4),288]
    if i in (11,4,18): hap=rng.choice([612,744,1388])
    ten=r2(sum(o));v=[float(x) for x in o]+[ten,float(hap),pre,r2(ten+hap+pre)]
    f_,l_=nm[i];name=f'{l_.upper()}, {f_.upper()}'
    row={"unit":apts[i],"name":name}
    ws.write(r,0,apts[i],tx);ws.write(r,1,name,tx)
    for c,x in enumerate(v):
        if x==0 and c not in (4,7): ws.write(r,2+c,'',tx)
        else: ws.write(r,2+c,x,nu);row[K[c]]=x
        T[c]=r2(T[c]+x)
    ws.write(r,10,com[i],tx);rows.append(row);r+=1
ws.write(r,0,'',tt);ws.write(r,1,'TOTALS',tt)
for c in range(8): ws.write(r,2+c,T[c],tn)
ws.write(r,10,'',tt)
ws.write(r+2,0,'Amounts over 30 days: see tenant files. Vacated tenants remain listed until written off by the owner.',no)
ws.write(r+3,0,'Prepared by: site manager            Reviewed: ____________',no)
ws.portrait=False;ws.fit_num_pages=1;ws.set_fit_width_to_pages(1);ws.fit_height_to_pages=0
wb.save(doc(NAME))
save(NAME,'AR',K,rows,[{"label":"TOTALS",**dict(zip(K,T))}],'Section 8 senior building, month buckets, HAP column, site-made .xls',False)
print(T)
