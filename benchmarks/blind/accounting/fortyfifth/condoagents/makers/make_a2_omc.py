# Irish owners' management company: debtors by month, Excel workbook of a part-time bookkeeper
import random, datetime, xlsxwriter
from common import *
R=random.Random(45202); STEM='Cluain Darach OMC debtors Jun26'
mons=[(2026,3),(2026,4),(2026,5),(2026,6)]
keys=['other:Pre Mar-26','m Mar 2026','m Apr 2026','m May 2026','m Jun 2026','total']
first='Aoife,Ciarán,Siobhán,Declan,Niamh,Tomás,Gráinne,Pádraig,Wiktor,Anca,Eoin,Róisín,Fergal,Maeve,Oisín,Bríd'.split(',')
last='Ó Dálaigh,Breathnach,Kowalczyk,Fennelly,Mac Giolla,Tuohy,Scanlon,Popescu,Hanafin,Devaney,Cusack,Loughnane,Rafferty,Noone,Gormley,Prendergast'.split(',')
blocks=[('Block A – Apartments',[f'A{n:02d}' for n in range(1,25)],12),('Block B – Apartments',[f'B{n:02d}' for n in range(1,31)],14),('Block C – Duplexes',[f'C{n}' for n in range(1,13)],6),('Ground floor retail',['R1','R2','R3','R4'],3)]
shops=['Spar Cluain Darach (Nolan Retail Ltd)','Tús Maith Crèche','Bean & Byline Coffee Ltd']
wb=xlsxwriter.Workbook(d(STEM,'xlsx'));ws=wb.add_worksheet('Debtors');wb.set_properties({'author':'B. Tuohy'})
F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
NF='#,##0.00;[Red]-#,##0.00'
m=F(num_format=NF);mt=F(num_format=NF,bold=1,top=1);mg=F(num_format='€#,##0.00',bold=1,top=1,bottom=6)
ws.write(0,0,'CLUAIN DARACH OWNERS’ MANAGEMENT COMPANY CLG',F(bold=1));ws.write(1,0,'Service charge debtors at 30 June 2026 – by month of demand');ws.write(2,0,'Prepared: B. Tuohy, 3/7/26 – for agents Lios na Rí Property',F(italic=1))
hb=F(bold=1,bg_color='#DDEBDA',align='center',border=1,text_wrap=1,valign='vcenter')
hd=F(bold=1,bg_color='#DDEBDA',align='center',border=1,num_format='mmm-yy')
for col,t in [(0,'Unit'),(1,'Member / tenant'),(2,'Ref'),(3,'E-mail'),(9,'Total due €'),(10,'Follow up')]: ws.merge_range(4,col,5,col,t,hb)
ws.merge_range(4,4,4,8,'Outstanding from demands issued in',hb)
ws.write(5,4,'Pre Mar-26',hb)
for i,(yy,mm) in enumerate(mons): ws.write_datetime(5,5+i,datetime.datetime(yy,mm,1),hd)
ws.set_column(0,0,11);ws.set_column(1,1,34);ws.set_column(2,2,9);ws.set_column(3,3,24,None,{'hidden':1});ws.set_column(4,9,11.5);ws.set_column(10,10,30)
r=6;rows=[];tots=[];G=[0]*6;subr=[];used=set();si=0
for bn,us,n in blocks:
    ws.write(r,0,bn,F(bold=1,font_color='#375623'));r+=1
    s=r;T=[0]*6
    for u in sorted(R.sample(us,n)):
        shop=u[0]=='R'
        if shop: nm=shops[si];si+=1
        else:
            while 1:
                nm=R.choice(first)+' '+R.choice(last)
                if nm not in used: used.add(nm);break
            if R.random()<.15: nm+=' & '+R.choice(first)
        mo={'A':13850,'B':13850,'C':9625,'R':31540}[u[0]]
        k=R.choice([1,1,2,2,3,4,5])
        v=[None]*5
        for j in range(min(k,4)): v[4-j]=mo
        if k==5: v[0]=mo*R.randint(2,22)+R.choice([0,4500,-2210])
        elif k<=4 and R.random()<.5: v[5-k]=mo-R.choice([2500,5000,3810])
        if R.random()<.1: v=[None,None,None,None,-R.choice([mo,20000,mo//2])]
        if R.random()<.08 and v[0] is None: v[0]=R.choice([1500,-650])
        if u=='B'+u[1:] and R.random()<.12: u2=u+' + P'+str(R.randint(3,40))
        else: u2=u
        t=sum(x or 0 for x in v)
        ref=f'CD{us.index(u)+ {"A":101,"B":201,"C":301,"R":901}[u[0]]}'
        ws.write(r,0,u2,F());ws.write(r,1,nm,F());ws.write(r,2,ref,F());ws.write(r,3,f'owner{ref.lower()}@example.ie',F())
        for j,x in enumerate(v):
            if x is not None: ws.write_number(r,4+j,x/100,m)
        ws.write_formula(r,9,f'=SUM(E{r+1}:I{r+1})',m,t/100)
        fu='' 
        if t>90000: fu=R.choice(['with solr. – Hayes & Quirke','PTP agreed €150/mth','s.c. lien letter 12/6'])
        elif t<0: fu='in credit – carry fwd'
        elif R.random()<.2: fu=R.choice(['SMS sent 25/6','rang, will pay Friday','sale agreed'])
        if fu: ws.write(r,10,fu,F(italic=1,font_size=9,indent=1))
        rows.append(dict(property=None,unit=u2,name=nm,resident=ref,**{k2:num(x) for k2,x in zip(keys,v+[t])}))
        T=[a+(b or 0) for a,b in zip(T,v+[t])];r+=1
    ws.write(r,1,f'Sub-total {bn.split(" –")[0]}',F(bold=1,align='right'))
    for j,x in enumerate(T): ws.write_formula(r,4+j,f'=SUM({chr(69+j)}{s+1}:{chr(69+j)}{r})',mt,x/100)
    tots.append(dict(label=f'Sub-total {bn.split(" –")[0]}',**{k2:num(x) for k2,x in zip(keys,T)}));subr.append(r+1)
    G=[a+b for a,b in zip(G,T)];r+=2
ws.write(r,1,'TOTAL DEBTORS',F(bold=1,align='right'))
for j,x in enumerate(G): ws.write_formula(r,4+j,'='+'+'.join(f'{chr(69+j)}{q}' for q in subr),mg,x/100)
tots.append(dict(label='TOTAL DEBTORS',**{k2:num(x) for k2,x in zip(keys,G)}))
r+=2;ws.write(r,0,'Negative = paid ahead. Annual charge billed in 12 instalments on the 1st; interest per lease not yet applied.',F(italic=1,font_size=9))
ws.freeze_panes(6,2);ws.set_landscape();ws.set_paper(9);ws.fit_to_pages(1,0);ws.repeat_rows(4,5)
w2=wb.add_worksheet('Notes');w2.write(0,0,'AGM 14 July. Draft to directors first.');w2.write(1,0,'Bank rec done to 30/6. Sinking fund shown in TB, not here.')
wb.close();write(STEM,'AR',keys,rows,tots)
