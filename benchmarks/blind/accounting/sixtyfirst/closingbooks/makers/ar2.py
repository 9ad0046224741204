# apartments, resident aging summary xlsx, status groups, large, planted digit
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=random.Random(6105)
n='ResidentAging_juniper_022825.xlsx'
FN='Marisol,Devon,Tanisha,Grant,Priya,Luis,Aaliyah,Brett,Hye-jin,Omar,Colleen,Terrence,Ingrid,Malik,Yolanda,Shane,Fatima,Wesley,Noemi,Curtis,Anh,Dominique,Rafael,Bethany,Kofi,Simone,Tyler,Gwen,Hector,Latoya,Emeka,Paige,Ruben,Svetlana,Jamal,Kirsten'.split(',')
LN='Abernathy,Quintero,Osei,Lindqvist,Hargrove,Villalobos,Pruitt,Nakagawa,Delacroix,Stroud,Benavidez,Kowalczyk,Tran,Mbeki,Hollister,Ferreira,Ashworth,Cardenas,Whitfield,Rosales,Dube,Marchetti,Yoon,Bledsoe,Solano,Teague,Vukovic,Ramsey,Nwosu,Gallegos,Pike,Sandoval,Eastman,Haddad,Crenshaw,Mireles'.split(',')
units=[f'{b}{f}{u:02d}' for b in ('1','2','3','4') for f in '123' for u in range(1,19)]
R.shuffle(units); names=[f'{l}, {f}' for l in LN for f in FN]; R.shuffle(names)
K=['unpaid','b0_30','b31_60','b61_90','b90','prepaid','total']
def mk(st,k):
    out=[]
    for _ in range(k):
        rent=R.choice([1295,1340,1410,1485,1525,1610,1695,1780,1865]); u=units.pop() if st!='Past' else R.choice([f'{b}{f}{x:02d}' for b in '1234' for f in '123' for x in range(1,19)])
        z=dict(b0_30=0.,b31_60=0.,b61_90=0.,b90=0.,prepaid=0.); p=R.random()
        if st in('Current','Notice'):
            if p<.38: z['prepaid']=-R.choice([rent,r2(rent+R.uniform(30,110)),r2(R.uniform(5,240))])
            elif p<.8: z['b0_30']=R.choice([r2(R.uniform(28,135)),r2(R.uniform(28,135)),75.0,rent+75.,r2(rent*R.uniform(.2,.9))])
            elif p<.94: z['b0_30']=r2(rent+R.uniform(40,140)); z['b31_60']=r2(rent*R.uniform(.1,1))
            else: z['b31_60']=r2(R.uniform(40,400)); z['b0_30']=r2(R.uniform(30,120)); z['prepaid']=-r2(R.uniform(10,60))
        elif st=='Eviction':
            z['b0_30']=r2(rent+R.uniform(120,190)); z['b31_60']=r2(rent+R.uniform(120,190)); z['b61_90']=r2((rent+150)*(R.random()<.8)*R.uniform(.5,1)); z['b90']=r2(R.uniform(300,4200)) if R.random()<.5 else 0.
        else:
            if p<.15: z['b31_60']=r2(R.uniform(90,900))
            elif p<.3: z['b61_90']=r2(R.uniform(150,2900))
            elif p<.92: z['b90']=r2(R.uniform(85,6400))
            else: z['prepaid']=-r2(R.uniform(10,300))
        un=r2(z['b0_30']+z['b31_60']+z['b61_90']+z['b90'])
        out.append(dict(unit=u,resident=f't{R.randint(11200,41880):07d}',name=names.pop(),status=st,unpaid=un,total=r2(un+z['prepaid']),**z))
    return sorted(out,key=lambda x:x['unit'])
groups=[('Current',94),('Notice',13),('Eviction',9),('Past',46)]
data=[(s,mk(s,k)) for s,k in groups]
# planted
tots=[];allr=[]
for s,L in data:
    tots.append(dict(label=f'Total {s}',**{k:r2(sum(x[k] for x in L)) for k in K})); allr+=L
tots.append(dict(label='Grand Total',**{k:r2(sum(x[k] for x in allr)) for k in K}))
cand=[x for x in data[2][1] if x['b31_60']>1300]; pl=cand[3]; old=pl['b31_60']; s=f'{old:.2f}'; d=s[1]; nd='8' if d not in '8' else '3'; pl['b31_60']=float(s[0]+nd+s[2:])
planted=dict(what=f"Unit {pl['unit']} ({pl['name']}), 31-60 days printed {pl['b31_60']:,.2f} instead of {old:,.2f}; row total and column totals keep the right amount",kind='digit_changed'); print(planted)
wb=Workbook(); ws=wb.active; ws.title='Report1'
b=Font(name='Tahoma',size=8,bold=True); f=Font(name='Tahoma',size=8)
def put(r,c,v,ft=f,nf=None,al=None):
    q=ws.cell(r,c,v); q.font=ft
    if nf:q.number_format=nf
    if al:q.alignment=Alignment(horizontal=al,wrap_text=True,vertical='bottom')
    return q
put(1,1,'Resident Aging Summary',Font(name='Tahoma',size=11,bold=True)); put(2,1,'Property: Juniper Flats at Mason Creek (juniper)',b); put(3,1,'Status: Current, Notice, Eviction, Past      Age as of: 02/28/2025      Post to: 02/2025',f)
for c in (1,2,3):ws.merge_cells(start_row=c,start_column=1,end_row=c,end_column=11)
HD=['Unit','Resident','Name','Status','Total Unpaid Charges','0 - 30 days','31 - 60 days','61 - 90 days','Over 90 days','Prepays','Balance']
for i,h in enumerate(HD,1):
    q=put(5,i,h,b,al='right' if i>4 else 'left'); q.fill=PatternFill('solid',fgColor='D9D9D9'); q.border=Border(bottom=Side(style='thin'))
r=6; nf='#,##0.00;-#,##0.00'
for (s,L),t in zip(data,tots):
    put(r,1,s,b); r+=1
    for x in L:
        put(r,1,x['unit']);put(r,2,x['resident']);put(r,3,x['name']);put(r,4,x['status'])
        for i,k in enumerate(K): put(r,5+i,x[k],f,nf)
        r+=1
    put(r,1,t['label'],b)
    for i,k in enumerate(K): put(r,5+i,t[k],b,nf).border=Border(top=Side(style='thin'))
    r+=2
t=tots[-1]; put(r,1,'Grand Total',b)
for i,k in enumerate(K): put(r,5+i,t[k],b,nf).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
put(r+2,1,'Prepays include unapplied cash. Security deposits are not included in this report.',f)
for c,w in zip('ABCDEFGHIJK',[9,11,24,9,14,12,12,12,12,12,13]): ws.column_dimensions[c].width=w
ws.freeze_panes='A6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='5:5'
wb.save(doc(n))
for x in allr: x.pop('status')
save(n,'AR',K,allr,tots,'Apartment resident aging summary export, grouped by status, large',False,planted)
