# site manager's sheet; totals on top, net owed first (openpyxl)
import random
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.comments import Comment
from common import *
R=random.Random(4205); STEM='St Brendan who owes what JUNE'
FN='Agnes Ruth Dolores Harold Eugene Wilma Stanley Bernice Leonard Thelma Walter Irene Clarence Lorraine Alvin Marjorie Rosa Nikolai Pilar Cornelius Edith Tomasz Minh Josephine'.split()
LN='Kowalczyk Brennan Ferraro Oduya Whitlock Szabo Delacroix Haines Petrov Maldonado Nguyen Tierney Barlow Crane Vasquez Lindqvist Okoro Pruitt Gallagher Reyes Stroud Mbeki Ivers Quill'.split()
R.shuffle(FN);R.shuffle(LN)
wb=Workbook(); ws=wb.active; ws.title='June list'; f=lambda **k: Font(name='Comic Sans MS',size=10,**k); thin=Side(style='thin',color='999999')
K=['total','current','b1_30','b31_60','b61_90','b90','prepaid','deposit']
people=[]
for i in range(24):
    bl='Brendan' if i<13 else 'Brigid' if i<20 else 'Cottages'
    apt={'Brendan':lambda:f"{R.randint(1,4)}{R.choice('ABCDEFGH')}",'Brigid':lambda:str(R.randint(101,130)),'Cottages':lambda:f"Cott. {i-18}"}[bl]()
    while any(p[:2]==(bl,apt) for p in people): apt=f"{R.randint(1,4)}{R.choice('ABCDEFGH')}" if bl=='Brendan' else str(R.randint(101,130))
    people.append((bl,apt,f"{R.randint(10020,10980)}",f"{LN[i]}, {FN[i]}"))
people.sort(key=lambda p:({'Brendan':0,'Brigid':1,'Cottages':2}[p[0]],p[1]))
rows=[]
assert len({p[:2] for p in people})==len(people)
for bl,apt,code,nm in people:
    st=R.choice(['rent']*5+['two','two','hap','pre'])
    L=[]
    rent=R.randint(190,480)*100
    def z(**k): return k
    if st in('rent','two'):
        L.append(('Rent',z(current=R.choice([0,rent]),b1_30=R.choice([rent,rent//2,0]),b31_60=R.choice([0,0,rent]),b61_90=R.choice([0,0,0,rent]),b90=R.choice([0,0,0,R.randint(100,900)*100]))))
        if not any(L[0][1].values()): L[0][1]['b1_30']=rent
    if st=='two': L.append((R.choice(['Laundry card','Meal plan','Key/lockout','Damages','Pendant service']),z(b1_30=R.randint(12,95)*100,b31_60=R.choice([0,R.randint(10,60)*100+50]))))
    if st=='hap': L.append(('Rent',z(current=rent))); L.append(('HAP subsidy',z(b1_30=R.randint(480,760)*100,b31_60=R.choice([0,R.randint(480,760)*100]))))
    if st=='pre': L.append(('Rent',z(prepaid=-R.randint(20,480)*100)))
    dep=R.choice([rent,rent,0,20000])
    for j,(q,v) in enumerate(L):
        v={k:x for k,x in v.items() if x}; v['total']=sum(v.values())
        if j==0 and dep: v['deposit']=dep
        rows.append((bl,apt,code,nm,q,v))
T={k:sum(r[5].get(k,0) for r in rows) for k in K}
ws['A1']='WHO OWES WHAT  -  June 2026'; ws['A1'].font=Font(name='Comic Sans MS',size=15,bold=True,color='7030A0'); ws.merge_cells('A1:F1')
ws['A2']='St. Brendan Court, Brigid Wing and the Cottages     (list closed June 30, 2026 at noon. Marlene)'; ws['A2'].font=f(italic=True)
hd=['Bldg','Apt','Name','Acct #','What for','NET\nOWED','Not due\nyet','1-30\ndays','31-60\ndays','61-90\ndays','Over 90\ndays','Paid\nahead','Deposit\nwe hold','What I did about it']
ws.merge_cells('G4:K4'); ws['G4']='HOW LATE IS IT?'; ws['G4'].alignment=Alignment(horizontal='center'); ws['G4'].font=f(bold=True); ws['G4'].fill=PatternFill('solid',fgColor='FCE4D6')
for i,t in enumerate(hd,1):
    c=ws.cell(5,i,t); c.font=f(bold=True); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); c.fill=PatternFill('solid',fgColor='E2EFDA'); c.border=Border(bottom=thin)
ws.row_dimensions[5].height=32
ws.cell(6,1,'ALL TOGETHER').font=f(bold=True); ws.merge_cells('A6:E6')
KO=['total','current','b1_30','b31_60','b61_90','b90','prepaid','deposit']
def put(r,v,b=False):
    for i,k in enumerate(KO):
        if v.get(k) : 
            c=ws.cell(r,6+i,r2(v[k])); c.number_format='#,##0.00;[Red]-#,##0.00'; c.font=f(bold=b or k=='total')
put(6,T,True)
for c in range(1,15): ws.cell(6,c).fill=PatternFill('solid',fgColor='FFF2CC')
r=7; out=[]; last=None
NOTE=['called daughter 6/12','promised w/ SS check','payment plan $50','letter #2 sent','in rehab, Fr. Ed visiting','waiting on recert','']
for bl,apt,code,nm,q,v in rows:
    if last and last[0]!=bl: 
        r+=1
    same=last==(bl,apt,code)
    for i,t in enumerate([bl,int(apt) if apt.isdigit() else apt,nm,int(code),q],1):
        c=ws.cell(r,i,t); c.font=f(); 
        if i in(2,4): c.alignment=Alignment(horizontal='center')
    put(r,v)
    if not same: ws.cell(r,14,R.choice(NOTE)).font=f(italic=True,size=9) if False else Font(name='Comic Sans MS',size=9,italic=True)
    if nm.startswith('Reyes'): ws.cell(r,14).comment=Comment('Do not post 14-day notice, see Sr. Pat','Marlene')
    out.append(dict(property=bl,unit=apt,resident=code,name=nm,charge=q,**{k:r2(v[k]) for k in KO if v.get(k)}))
    last=(bl,apt,code); r+=1
r+=1; ws.cell(r,1,'Laundry machine money ($212.75 in June) is NOT in this list. Deposits are shown once per household.').font=f(italic=True)
for col,w in zip('ABCDEFGHIJKLMN',[10,9,24,9,16,12,11,11,11,11,11,11,12,28]): ws.column_dimensions[col].width=w
ws.freeze_panes='F7'; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
w2=wb.create_sheet('phone list'); w2.append(['Apt','Call','Phone'])
for p in people[:8]: w2.append([p[1],'family','555-01%02d'%R.randint(10,99)])
wb.save(doc(STEM+'.xlsx'))
truth(STEM,'AR',KO,out,[dict(label='ALL TOGETHER',**{k:r2(T[k]) for k in KO if T[k]})]); print(len(out))
