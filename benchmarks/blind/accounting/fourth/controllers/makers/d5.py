# residential delinquency export, one line a resident, header repeated per property, some numbers as text, planted digit
from common import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
R=random.Random(41005)
M=['deposit','prepaid','b0_30','b31_60','b61_90','b90','delinquent','total']
D=Doc('Delinq_Prepaid_Summary_Oct2025.xlsx','AR',M)
H=['Bldg-Unit','Resident\nCode','Resident Name','Resident\nStatus','Deposit\nOn Hand','Prepaid\nBalance','0-30\nDays','31-60\nDays','61-90\nDays','90+\nDays','Total\nDelinquent','Net\nBalance','Last Collection Note']
FN='Aaliyah Marcus Deepika Joan Trevor Lucia Hyun-Woo Patricia Andre Fatima Gregory Soledad Wendell Brianna Oskar Camille Javier Priya Shelby Dmitri Yvonne Nathaniel Keisha Rafael Ingrid Tobias Maren Calvin Odette Luis'.split()
LN='Abernathy Okafor Villanueva Brandt McElroy Sandoval Kim Whitaker Desrosiers Haddad Pruitt Castellano Nwosu Lindqvist Farrow Ramaswamy Tillman Petrov Quigley Duarte Eastman Holloway Zielinski Marchetti Boone Vang'.split()
NOTE=['PTP 11/07','Left vm 10/24','Notice posted','Payment plan, 3 installments','','','','','Agency referral 09/30; forwarding address unknown, returned mail','Renters asst. pending']
P=[('hfa','Hollins Ferry Apartments',19,'{}-{:03d}',(1,2,3,5)),('tsl','Tarrant Street Lofts',11,'{}{:02d}',(2,3,4)),('wpk','Whitpark Commons',14,'{}-{:02d}',('A','B','C'))]
wb=openpyxl.Workbook();ws=wb.active;ws.title='Report1'
A=lambda **k: Font(name='Arial',size=k.pop('size',9),**k)
ws.merge_cells('A1:M1');ws['A1']='Resident Delinquency and Prepaid Summary';ws['A1'].font=A(bold=True,size=13);ws['A1'].alignment=Alignment(horizontal='center')
ws.merge_cells('A2:M2');ws['A2']='As of 10/31/2025 - Status: Current, Notice, Past, Eviction';ws['A2'].alignment=Alignment(horizontal='center');ws['A2'].font=A()
r=4; G={k:0 for k in M}; allm=[]; code=104000; plant=None; thin=Side(style='thin')
NF='#,##0.00;(#,##0.00);0.00'
names=set()
for pc,pn,n,uf,bl in P:
    ws.merge_cells(start_row=r,end_row=r,start_column=1,end_column=13); x=ws.cell(r,1,'%s (%s)'%(pn,pc)); x.font=A(bold=True,size=10); x.fill=PatternFill('solid',fgColor='DDEBF7'); r+=1
    for j,h in enumerate(H,1):
        x=ws.cell(r,j,h); x.font=A(bold=True); x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom'); x.border=Border(bottom=thin)
    ws.row_dimensions[r].height=26; r+=1
    units=sorted({(R.choice(bl),R.choice([1,2,3])*(100 if pc=='hfa' else 10)+R.randint(1,9)) for _ in range(n)})
    T={k:0 for k in M}; mem=[]
    for u in units:
        un=uf.format(*u); code+=R.randint(3,90)
        while True:
            nm='%s, %s'%(R.choice(LN),R.choice(FN))
            if nm not in names: names.add(nm); break
        st=R.choice(['Current']*6+['Notice','Past','Past','Eviction'])
        rent=R.choice([1185,1240,1395,1510,1625,1780])+R.choice([0,0,35,50])
        v={k:0.0 for k in M}; v['deposit']=float(R.choice([0,250,300,500,rent]))
        if R.random()<.28 and st!='Eviction': v['prepaid']=-r2(R.choice([rent,R.uniform(4,120),rent*R.uniform(.2,.9)]))
        else:
            v['b0_30']=r2(R.choice([rent,rent+75,R.uniform(15,400),75])) if st!='Past' else 0.0
            if st in('Eviction','Past') or R.random()<.3: v['b31_60']=r2(R.choice([rent,R.uniform(40,900)]))
            if st in('Eviction','Past') and R.random()<.7: v['b61_90']=r2(R.choice([rent,R.uniform(40,900)]))
            if st=='Past' and R.random()<.7 or R.random()<.08: v['b90']=r2(R.uniform(60,4100))
        v['delinquent']=r2(sum(v[k] for k in('b0_30','b31_60','b61_90','b90'))); v['total']=r2(v['delinquent']+v['prepaid'])
        for k in M: T[k]=r2(T[k]+v[k])
        pv=dict(v)
        if plant is None and pc=='tsl' and v['b31_60']>300:
            s='%.2f'%v['b31_60']; s2=s[0]+str((int(s[1])+4)%10)+s[2:]; pv['b31_60']=float(s2); plant=(un,code,s,s2)
        mem.append(D.row(property='%s (%s)'%(pn,pc),unit=un,resident='t%07d'%code,name=nm,status=st,**pv))
        for j,z in enumerate([un,'t%07d'%code,nm,st],1): ws.cell(r,j,z).font=A()
        for j,k in enumerate(M,5):
            if k=='deposit': x=ws.cell(r,j,'{:,.2f}'.format(pv[k])); x.alignment=Alignment(horizontal='right')
            else: x=ws.cell(r,j,pv[k]); x.number_format=NF
            x.font=A()
        nt=R.choice(NOTE) if v['delinquent'] else ''
        if len(nt)>40: ws.row_dimensions[r].height=24
        x=ws.cell(r,13,nt or None); x.font=A(italic=True,size=8); x.alignment=Alignment(wrap_text=True,horizontal='left',indent=1)
        r+=1
    lab='Total %s'%pc
    ws.cell(r,1,lab).font=A(bold=True)
    for j,k in enumerate(M,5):
        x=ws.cell(r,j,'{:,.2f}'.format(T[k]) if k=='deposit' else T[k]); x.number_format=NF; x.font=A(bold=True); x.border=Border(top=thin); x.alignment=Alignment(horizontal='right')
        G[k]=r2(G[k]+T[k])
    D.total(lab,T,mem); allm+=mem; r+=2
ws.cell(r,1,'Grand Total (3 properties)').font=A(bold=True,size=10)
for j,k in enumerate(M,5):
    x=ws.cell(r,j,'{:,.2f}'.format(G[k]) if k=='deposit' else G[k]); x.number_format=NF; x.font=A(bold=True); x.border=Border(top=thin,bottom=Side(style='double')); x.alignment=Alignment(horizontal='right')
D.total('Grand Total (3 properties)',G,allm)
D.planted={'what':'Tarrant Street Lofts unit %s, 31-60 days: printed %s, should be %s'%(plant[0],plant[3],plant[2]),'kind':'digit'}
ws.cell(r+2,1,'Negative balances are credits. Net Balance = Total Delinquent + Prepaid Balance. Deposits are not netted.').font=A(italic=True,size=8)
for L,w in zip('ABCDEFGHIJKLM',(10,11,24,10,12,12,12,12,12,12,13,13,38)): ws.column_dimensions[L].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(D.path);D.save()
