# Rent Manager-like, calendar months oldest first, two communities, PDF through LibreOffice; planted dropped row
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
import subprocess, shutil
R=random.Random(1706)
F='Earl Donna Luis Peggy Ray Tonya Vernon Mabel Cruz Darlene Otis Shawna Roy Lupe Glenn Trudy Hank Imelda'.split(); L='Bascomb Trujillo Hensley Ochoa Pruitt Vance Stidham Barragan Loftis Crump Mayfield Zamora Tackett Whisenant Rourke Eads Galindo Yates Skaggs Dobbins'.split()
N=['other:Older','m3','m2','m1','m0','total','prepaid','deposit']
P=[('Pecan Grove MHC','PG',21),('Silver Saddle Estates','SS',17)]
used=set();data=[]
for pn,pc,n in P:
    for s in sorted(R.sample(range(1,140),n)):
        while 1:
            nm=f'{R.choice(F)} {R.choice(L)}'
            if nm not in used: used.add(nm);break
        st=R.choice(['Lot','Lot','Lot','POH','RTO']); rent={'Lot':R.choice([465,485,495]),'POH':R.choice([985,1050]),'RTO':R.choice([1120,1165])}[st]*100
        v=[0]*5; pre=0
        if R.random()<.24: pre=R.choice([rent,R.randint(300,6000),rent*2])
        else:
            v[4]=R.choice([rent,R.randint(2000,rent),rent+R.randint(2500,7500)]); p=.55
            for i in(3,2,1,0):
                if R.random()<p: v[i]=R.choice([rent,R.randint(3000,rent)])*(1 if i else R.choice([1,2])); p=.6
                else: break
        data.append((pn,{"property":pn,"unit":f'{pc}-{s:03d}',"name":nm,"status":st},v,pre,R.choice([0,rent,rent,20000])))
rows=[]
for pn,k,v,pre,dep in data:
    t=dict(k)
    for n,x in zip(N[:5],v):
        if x: t[n]=c(x)
    t['total']=c(sum(v))
    if pre: t['prepaid']=c(-pre)
    t['deposit']=c(dep)
    rows.append(t)
def tot(l,rs): return {"label":l,**{n:num(round(sum(r.get(n,0) for r in rs),2)) for n in N}}
TT=[tot(f'Total {pn}',[r for r in rows if r['property']==pn]) for pn,_,_ in P]+[tot('Both communities',rows)]
cand=[r for r in rows if r['property']==P[1][0] and r['total']>900]; x=cand[len(cand)//2]
planted={"what":f"row of {x['unit']} {x['name']} ({x['total']:,.2f} owed, deposit {x['deposit']:,.2f}) left out; totals of Silver Saddle Estates and of both communities still count it","kind":"row_dropped"}
show=[r for r in rows if r is not x]
wb=Workbook(); ws=wb.active; ws.title='Aged'
fn='Liberation Sans Narrow'
def w(r,col,v,**k):
    ce=ws.cell(r,col,v); ce.font=Font(name=fn,size=9,bold=k.get('b',False),italic=k.get('i',False),color=k.get('c')); 
    ce.alignment=Alignment(horizontal=k.get('al'),wrap_text=k.get('wrap',False),vertical='bottom')
    if k.get('nf'): ce.number_format=k['nf']
    if k.get('fill'): ce.fill=PatternFill('solid',fgColor=k['fill'])
    if k.get('top'): ce.border=Border(top=Side(style='thin'))
    return ce
nf='#,##0.00;(#,##0.00);"-"'
w(1,1,'Bluestem Communities Management',b=True); w(2,1,'Tenant balances by charge month, March 31, 2026  (site rent, home rent, pass-through utilities, fees)'); w(3,1,'Type: Lot = resident-owned home; POH = park-owned home; RTO = rent-to-own',i=True)
hd=['Resident','Site','Type','Total\nOwed','Older','Dec\n2025','Jan\n2026','Feb\n2026','Mar\n2026','Prepaid\n(credit)','Deposit\non Hand']
for j,x in enumerate(hd): w(5,1+j,x,b=True,al='left' if j<3 else 'right',wrap=True,fill='FFF2CC')
# printed order: total first
N2=['total','other:Older','m3','m2','m1','m0','prepaid','deposit']
r=6
for (pn,pc,n),T in zip(P,TT):
    ce=w(r,1,pn.upper(),b=True,c='7F3F00'); r+=1
    for t in [q for q in show if q['property']==pn]:
        w(r,1,t['name']); w(r,2,t['unit']); w(r,3,t['status'])
        for j,k in enumerate(N2):
            if k in t: w(r,4+j,t[k],nf='#,##0.00;(#,##0.00)')
        r+=1
    w(r,1,T['label'],b=True)
    for j,k in enumerate(N2): w(r,4+j,T[k],b=True,nf='#,##0.00;(#,##0.00)',top=True)
    r+=2
T=TT[2]; w(r,1,T['label'],b=True)
for j,k in enumerate(N2): w(r,4+j,T[k],b=True,nf='$#,##0.00;($#,##0.00)',top=True)
r+=2; w(r,1,'Prepaids are not netted against Total Owed. Rent-to-own option payments are carried on a separate ledger.',i=True)
for k,x in zip('ABCDEFGHIJK',[24,9,7,13,12,12,12,12,12,13,13]): ws.column_dimensions[k].width=x
ws.row_dimensions[5].height=26
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='5:5'; ws.oddFooter.center.text='Page &P of &N'; ws.oddFooter.left.text='Bluestem - confidential'
base='bluestem_mhc_balances_by_month'
import os,tempfile
d=tempfile.mkdtemp(dir=B); x=os.path.join(d,base+'.xlsx'); wb.save(x)
subprocess.run(['soffice',f'-env:UserInstallation=file://{d}/p','--headless','--convert-to','pdf','--outdir',os.path.join(B,'documents'),x],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
shutil.rmtree(d)
f=base+'.pdf'
key=lambda t:{k:t[k] for k in ["property","unit","name","status"]+N2 if k in t}
save(f,'AR',N2,[key(t) for t in show],[{k:t[k] for k in ['label']+N2} for t in TT],planted,'MANUFACTURED_HOUSING','community manager, Rent Manager figures in Excel, printed','two communities, calendar months oldest first, total before the months','total column first, Older then Dec..Mar, blanks, planted dropped row')
