from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from datetime import date,timedelta
rng=random.Random(5812)
N='Hollow Creek Aged AR by Charge - 08.31.25.xlsx'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Aged Receivables'
asof=date(2025,8,31)
A='Arial'
def w(r,c,v,b=False,nf=None,al=None,it=False,fill=None,top=False,sz=9):
    x=ws.cell(r,c,v); x.font=Font(name=A,size=sz,bold=b,italic=it)
    if nf: x.number_format=nf
    if al: x.alignment=Alignment(horizontal=al,wrap_text=(al=='center'))
    if fill: x.fill=PatternFill('solid',fgColor=fill)
    if top: x.border=Border(top=Side(style='thin'))
w(1,1,'Hollow Creek Student Living - Aged Receivables Detail',True,sz=12); w(2,1,'Aged as of 08/31/2025 by charge date; includes current, future and former residents'); w(3,1,'Prepared for closing - Exhibit H-2',it=True)
H=['Charge Date','Charge Code','Description','Reference','Amount Due','Current','1-30','31-60','61-90','91-120','Over 120','Unapplied Credits']
for i,t in enumerate(H): w(5,1+i,t,True,al='center',fill='D9D9D9')
K=['total','current','b1_30','b31_60','b61_90','b91_120','b120','prepaid']
for i,wd in enumerate([12,12,34,13,13,12,12,12,12,12,12,13]): ws.column_dimensions['ABCDEFGHIJKL'[i]].width=wd
CH={'RENT':('Installment rent',None),'UTIL':('Utility overage',(8,74)),'LATE':('Late fee',(50,75)),'PARK':('Garage parking',(65,95)),'DMG':('Move-out damage',(45,420)),'CLN':('Cleaning charge',(60,185)),'RELET':('Relet fee',(350,500)),'PETR':('Pet rent',(35,35)),'KEY':('Fob replacement',(75,75)),'NSF':('Returned payment fee',(40,40))}
mon=['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug']
NM=names(rng,47); beds=sorted(rng.sample([f'{b}{f}{u:02d}-{x}' for b in (1,2,3) for f in (1,2,3,4) for u in range(1,15) for x in 'ABCD'],47))
NF='#,##0.00_);(#,##0.00)'
rows=[];tots=[];G={k:0 for k in K};r=6;ref=40211;rec={}
for i,(bed,(fn,ln)) in enumerate(zip(beds,NM)):
    st=rng.choices(['Current','Former','Future'],[6,3,1])[0]
    nm=f'{fn} {ln}'; rid=f'{rng.randint(310000,389999)}'
    w(r,1,f'{bed}   {nm}   (Res ID {rid}, {st})',True); r+=1
    rent=rng.choice([689,715,739,765,799,825,849]); L=[]
    if st=='Current':
        late=rng.choice([0,0,1,1,2,4])
        for mth in range(8-late,9): 
            full=rng.random()<.6
            L.append((date(2025,mth,1),'RENT',f'Installment rent {mon[mth-1]} 2025',float(rent) if full else round(rng.uniform(60,rent),2)))
            if rng.random()<.5: L.append((date(2025,mth,6),'LATE','Late fee',75.0))
        if rng.random()<.6: d=date(2025,rng.randint(5,8),rng.randint(9,27)); L.append((d,'UTIL','Utility overage',round(rng.uniform(8,74),2)))
        if rng.random()<.25: L.append((date(2025,9,1),'PARK','Garage parking Sep 2025',85.0))
        if rng.random()<.15: L.append((date(2025,7,1),'PETR','Pet rent',35.0))
    elif st=='Former':
        e=date(2025,rng.choice([3,4,5,7]),rng.choice([28,30,31]) if False else 28)
        for c in rng.sample(['DMG','CLN','RELET','UTIL','KEY'],rng.randint(1,3)): L.append((e+timedelta(rng.randint(1,9)),c,CH[c][0],round(rng.uniform(*CH[c][1]),2) if CH[c][1][0]!=CH[c][1][1] else float(CH[c][1][0])))
        if rng.random()<.5: L.append((date(e.year,e.month,1),'RENT',f'Installment rent {mon[e.month-1]} 2025',float(rent)))
    else: L.append((date(2025,9,1),'RENT','Installment rent Sep 2025',float(rent)))
    if rng.random()<.22: L=L if rng.random()<.5 else []; L.append((date(2025,8,rng.randint(14,29)),'PREPAY','Unapplied payment',-round(rng.choice([rent,rng.uniform(20,400)]),2)))
    L.sort()
    t={k:0.0 for k in K}
    for d,c,ds,a in L:
        ref+=rng.randint(1,37); age=(asof-d).days
        rw={'unit':bed,'name':nm,'resident':rid,'date':d.isoformat(),'charge':c,'invoice':f'C-{ref}','total':a}
        if c=='PREPAY': k='prepaid'
        else: k='current' if age<=0 else 'b1_30' if age<=30 else 'b31_60' if age<=60 else 'b61_90' if age<=90 else 'b91_120' if age<=120 else 'b120'
        rw[k]=a; rows.append(rw); t['total']+=a; t[k]+=a; rec[c]=round(rec.get(c,0)+a,2)
        w(r,1,d,nf='mm/dd/yyyy',al='left'); w(r,2,c); w(r,3,ds); w(r,4,f'C-{ref}'); w(r,5,a,nf=NF); w(r,5+K.index(k),a,nf=NF); r+=1
    t={k:round(v,2) for k,v in t.items()}
    w(r,3,f'Total {nm}',True)
    for j,k in enumerate(K): w(r,5+j,t[k],True,nf=NF,top=True)
    tots.append({'label':f'Total {nm}',**t}); r+=2
    for k in K: G[k]=round(G[k]+t[k],2)
w(r,3,'Report Total',True,fill='D9D9D9')
for j,k in enumerate(K): w(r,5+j,G[k],True,nf=NF,top=True,fill='D9D9D9')
tots.append({'label':'Report Total',**G})
r+=3; w(r,2,'Recap by Charge Code',True); r+=1
for c in sorted(rec): w(r,2,c); w(r,3,{**{k:v[0] for k,v in CH.items()},'PREPAY':'Unapplied payments'}[c]); w(r,5,rec[c],nf=NF); r+=1
w(r,3,'Total',True); w(r,5,round(sum(rec.values()),2),True,nf=NF,top=True)
ws.freeze_panes='A6'; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=0; ws.print_title_rows='5:5'
wb.save(doc(N))
save(N,'AR',K,rows,tots,'student housing xlsx, resident heading with charge rows beneath, resident totals, recap by charge code',True)
