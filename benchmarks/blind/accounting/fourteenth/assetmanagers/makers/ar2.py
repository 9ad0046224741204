# build-to-rent: a line a household, calendar months, openpyxl; PLANTED dropped row
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
rng=random.Random(1405)
fn='btr_balances_by_month.xlsx'
FN='Aldo Bryn Cora Dex Elspeth Farid Greta Hamish Ines Joss Kavya Lorne Mirela Nils Orla Piers Quill Rhea Sven Tova Umar Vada Wyatt Xenia Yosef Zelda'.split()
LN='Abara Birkett Colquhoun Dantzler Eberly Fogarty Grimaldi Holloman Ibanez Jurado Kempster Lathrop Mavrik Norquist Okafor Pettibone Quarles Rasband Sundberg Thackeray Ulloa Vantassel Whitlow Yarborough Zeller Crisp'.split()
rng.shuffle(LN)
PH=[('Juniper Row – Phase I (detached)',10),('Juniper Row – Phase II (paired villas)',9),('Juniper Row – Phase III (townhomes)',7)]
K=['deposit','total','m0','m1','m2','other:Billed in Sep 2025 & older','prepaid','other:Net']
wb=Workbook();ws=wb.active;ws.title='AR Nov'
ws['A1']='JUNIPER ROW HOMES';ws['A1'].font=Font(bold=True,size=15)
ws['A2']='Household balances by billing month — cut-off Friday, December 26, 2025';ws['A3']='Operator: Kestrel Lane Residential'
h1=['Home','','','Deposit','Gross','Billed in','','','','Advance','Net','Follow-up']
h2=['Lot / address','Household','St.','held','owed','Dec 2025','Nov 2025','Oct 2025','Sep 2025 & older','payments','','']
thin=Side(style='thin',color='888888')
fill=PatternFill('solid',fgColor='FCE4D6')
cols=[1,2,3,5,6,7,8,9,10,11,12,13] # column D (4) hidden
for c,a,b in zip(cols,h1,h2):
    for r,t in((5,a),(6,b)):
        x=ws.cell(r,c,t or None);x.font=Font(bold=True);x.fill=fill;x.alignment=Alignment(horizontal='center',wrap_text=True,vertical='center')
ws.merge_cells('A5:C5');ws.merge_cells('G5:J5');ws.merge_cells('L5:L6');ws.merge_cells('M5:M6')
ws.cell(6,4,'hh_key')
F='#,##0.00;[Red](#,##0.00);"-"'
def money(r,vs,b=False):
    for c,v in zip(range(5,13),vs):
        if v is None: continue
        x=ws.cell(r,c)
        if c==5 and not b: x.value=f'${v:,.0f}';x.alignment=Alignment(horizontal='right')
        else: x.value=v;x.number_format=F if c!=5 else '$#,##0'
        if b: x.font=Font(bold=True);x.border=Border(top=thin)
r=7;i=0;rows=[];tots=[];G=[0.0]*8;planted=None
streets=['Saltbush Ln','Harrow Ct','Dovecote Way']
notes=['PTP thru Jan','Notice posted 12/08','Filed – docket pending','Called 12/19, promised Fri','','','','','Rent relief appl.','']
for p,(ph,n) in enumerate(PH):
    ws.cell(r,1,ph).font=Font(bold=True,italic=True);r+=1
    S=[0.0]*8
    for k in range(n):
        rent=rng.choice([2195,2340,2475,2610,2795]);lot=f'{p+1}{k*3+2:02d}'
        m=[r2(rent+rng.choice([0,75,118.4])) if rng.random()<.7 else odd(rng,35,400)]+[r2(rent*rng.uniform(.15,1)) if rng.random()<q else 0.0 for q in(.45,.3,.22)]
        pre=0.0
        if rng.random()<.22: pre=-odd(rng,100,2400)
        if k==4: m=[0.0]*4;pre=-float(rent)
        st=rng.choice(['C','C','C','C','N','P','E'])
        t=r2(sum(m));v=[float(rng.choice([rent,500,1000])),t]+m+[pre,r2(t+pre)]
        nm=f'{LN[i]}, {FN[i]}'+(' et al.' if i%7==3 else '');i+=1
        S=[r2(a+b) for a,b in zip(S,v)]
        un=f'Lot {lot} · {410+k*6} {streets[p]}'
        if p==1 and k==6:
            planted={"what":f"row of {nm} ({un}; gross owed {t:,.2f}, net {v[-1]:,.2f}) left out of Phase II; phase total and portfolio total still include it","kind":"row_dropped"};continue
        ws.cell(r,1,un);ws.cell(r,2,nm);ws.cell(r,3,st);ws.cell(r,4,f'hh{rng.randint(10000,99999)}x');money(r,v);nt=rng.choice(notes);ws.cell(r,13,nt or None).alignment=Alignment(indent=1)
        rows.append({"property":ph,"unit":un,"name":nm,"status":st,**dict(zip(K,v))});r+=1
    lab=f'Phase {"I"*(p+1)} total';ws.cell(r,1,lab).font=Font(bold=True);money(r,S,True);tots.append({"label":lab,**dict(zip(K,S))});r+=2
    G=[r2(a+b) for a,b in zip(G,S)]
ws.cell(r,1,'All phases').font=Font(bold=True);money(r,G,True);tots.append({"label":'All phases',**dict(zip(K,G))});r+=2
ws.cell(r,1,'St.: C current, N on notice, P past, E eviction filed. Advance payments in parentheses reduce the net. A dash is nil.')
ws.column_dimensions['D'].hidden=True
for c,w in zip('ABCEFGHIJKLM',[26,24,5,10,12,12,12,12,13,12,12,26]): ws.column_dimensions[c].width=w
ws.freeze_panes='C7'
wb.save(os.path.join(DOC,fn));assert planted;save(fn,'AR',K,rows,tots,planted)
