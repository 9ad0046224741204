# three little office buildings, the bookkeeper's own worksheet
import random, xlsxwriter
from common import *
R=random.Random(4103);STEM='Office bldgs TB workpaper 9-30-26'
B=[("14 Courthouse Square","14CH",1.0,0),("Pratt Professional Building","PPB",1.7,1),("Old Foundry Annex (2 tenants)","OFX",.55,2)]
ch=[("1000","Checking",'cash'),("1050","Tenant deposit acct.",8200),("1200","Rents receivable",3900),("1400","Prepaid insurance",2600),("1600","Land",140000),("1610","Building & improvements",610000),("1690","Accum. depreciation",-288000),
("2000","Accounts payable",-3300),("2100","Security deposits",-8200),("2150","Rent recd in advance",-2100),("2500","Mortgage",-265000),("3000","Owner equity",'plug'),("3100","Draws",0),
("4000","Office rent",'i',-98000),("4100","Escalation billings",'i',-7400),("4200","Electric reimbursed",'i',-5100),("5000","Janitor",'e',9100),("5050","Electric",'e',11200),("5060","Gas heat",'e',5200),("5100","Repairs",'e',6900),("5150","Elevator",'e',2900),("5200","Snow & grounds",'e',2300),("5300","Insurance",'e',5200),("5400","County & city taxes",'e',17900),("5500","Management to home office",'e',4900),("5600","Interest on mortgage",'e',9800),("5700","Depreciation",'e',11500),("5900","Odds and ends",'e',420)]
skip={0:{"5150"},1:{"2150","5900"},2:{"5150","4200","2500","5600","2150"}}
rows=[];grp=[]
for bn,bc,sc,bi in B:
    rs=[]
    for a in ch:
        if a[0] in skip[bi]: continue
        if a[2] in('i','e'):
            z=round(a[3]*sc*R.uniform(.7,1.3)*100);py=round(z*R.uniform(.85,1.08))
            if a[0]=='5200' and bi==2: py=None
            if a[0]=='5060' and bi==0: z=round(z,-2)
            rs.append([a[0],a[1],None,z,z,py])
        elif a[2]=='cash': rs.append([a[0],a[1],round(21000*sc*100+R.randint(0,99999)),'c',0,round(18000*sc*100+R.randint(0,99999))])
        elif a[2]=='plug': rs.append([a[0],a[1],'p',0,0,'p'])
        else:
            b=round(a[2]*sc*R.uniform(.8,1.25)*100)
            m={'1690':-round(11500*sc*100),'2500':round(7300*sc*100)+R.randint(0,9999),'3100':round(15000*sc)*100}.get(a[0],0)
            if a[0] in('1200','1400','2000','2150'): m=R.randint(-150000,150000)
            if a[0]=='1610' and bi==1: m=1845000
            if a[0]=='3100': b=0
            py=b-R.randint(-90000,90000) if a[0] not in('1600','1610','1050','2100','3100') else (round(b*1) if a[0]!='3100' else round(12000*sc)*100)
            rs.append([a[0],a[1],b,m,b+m,py])
    dep=[r for r in rs if r[0]=='5700'][0];dep[3]=dep[4]=-[r for r in rs if r[0]=='1690'][0][3]
    for r in rs:
        if r[2]=='p':
            r[2]=0;r[2]=-sum(x[2] for x in rs if isinstance(x[2],int));r[4]=r[2];r[5]=0;r[5]=-sum(x[5] for x in rs if isinstance(x[5],int))
    cr=[r for r in rs if r[3]=='c'][0];cr[3]=0;cr[3]=-sum(r[3] for r in rs);cr[4]=cr[2]+cr[3]
    for i in (3,4,5): assert sum(r[i] or 0 for r in rs)==0,(i)
    print(bn,cr)
    grp.append((bn,bc,rs))
wb=xlsxwriter.Workbook(f'{DOC}/{STEM}.xlsx',{'in_memory':True});ws=wb.add_worksheet('TB 3Q');ws2=wb.add_worksheet('to do')
F=lambda **k:wb.add_format({'font_name':'Arial','font_size':10,**k})
nf='#,##0.00_);(#,##0.00)'
n=F(num_format=nf);nb=F(num_format=nf,bold=True,top=1);nd=F(num_format=nf,bold=True,top=1,bottom=6,bg_color='#FFF2CC');t=F();tb=F(bold=True)
hd=F(bold=True,text_wrap=True,align='center',valign='bottom',bottom=2);bld=F(bold=True,bg_color='#D9E1F2')
ws.set_column('A:A',2);ws.set_column('B:B',30);ws.set_column('C:C',8);ws.set_column('D:D',8,None,{'hidden':True});ws.set_column('E:H',15);ws.set_column('I:I',34)
ws.merge_range('B1:I1','Office buildings - trial balances, nine months ended Sept. 30, 2026',F(bold=True,font_size=13))
ws.write('B2','prepared M. Tolliver 10/9, credits in ( )',F(italic=True))
K=['beginning','activity','ending','other:Same date last year'];T=[];TRW=[]
r=3
for i,h in [(1,'Account'),(2,'No.'),(3,'1065 line'),(4,'Balance\n12/31/25'),(5,'Change in\n9 months'),(6,'Balance\n9/30/26'),(7,'Same date\nlast year'),(8,'Remark')]: ws.write(r,i,h,hd)
ws.set_row(r,30);ws.freeze_panes(4,3);r=4
rem={("14CH","1200"):'Atty. Bloom owes 2 mos.',("PPB","1610"):'new rooftop unit, June',("OFX","5200"):'did it ourselves in 2025',("14CH","5400"):'includes alley assessment'}
def srow(lab,rng_rows,ranges,fmt):
    global r
    ws.write(r,1,lab,tb)
    vals=[sum(x[i] or 0 for x in rng_rows) for i in (2,3,4,5)]
    for j,v in enumerate(vals):
        col='EFGH'[j];ws.write_formula(r,4+j,'='+ranges.replace('#',col),fmt,round(v/100,2))
    T.append(dict(label=lab,**dict(zip(K,map(d,vals)))));r+=1
for bn,bc,rs in grp:
    ws.merge_range(r,1,r,8,bn,bld);r+=1
    s0=r+1
    bs=[x for x in rs if x[0]<'4000'];pl=[x for x in rs if x[0]>='4000']
    def put(x):
        global r
        ws.write(r,1,x[1],t);ws.write_number(r,2,int(x[0]),t);ws.write(r,3,'L'+str(R.randint(1,24)),t)
        for j,v in enumerate(x[2:6]):
            if j==2:
                ws.write_formula(r,6,f'=E{r+1}+F{r+1}',n,round(v/100,2))
            elif v is not None: ws.write_number(r,4+j,round(v/100,2),n)
        if (bc,x[0]) in rem: ws.write(r,8,rem[(bc,x[0])],F(italic=True,font_color='#7F7F7F'))
        TRW.append(dict(account=x[0],name=x[1],property=bn,**dict(zip(K,[d(v) for v in x[2:6]]))));r+=1
    for x in bs: put(x)
    e1=r;srow('Total balance sheet accts.',bs,f'SUM(#{s0}:#{e1})',nb)
    s1=r+1
    for x in pl: put(x)
    e2=r
    # beginning of P&L is blank: total shows 0.00
    srow('(Income) or loss',pl,f'SUM(#{s1}:#{e2})',nb)
    srow('Proof, must be nil',rs,f'#{e1+1}+#{r}',nd)
    r+=1
ws.write(r,1,'Bank recs for all three are in the blue binder.',F(italic=True))
ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(3)
for i,x in enumerate(['Ask Pratt about the dentist CAM cap','Foundry deposit interest due Dec','Send TB to Harold w/ the hotel package']): ws2.write(i,0,x)
wb.close()
save(STEM,'TB',K,TRW,T)
