# bilingual Montreal mixed-use statement
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
cols=['Réel / Actual 2025','Budget 2025','Écart / Variance','Réel / Actual 2024']
s=St('État des résultats / Income Statement','4820-4826, rue Boisclair','2025-01-01','2025-12-31',cols)
nt={}
def L(c,n,a,b,p,exp=0,note=None):
    i=s.l(n,[a,b,(b-a) if exp else (a-b),p],1,c)
    if note: nt[i]=note
    return i
s.h('REVENUS / REVENUE')
a=[L('401','Loyers résidentiels / Residential rents',64380,64200,62316,0),L('402','Loyer commercial / Commercial rent',33600,33600,32640,0),L('403','Taxes récupérées / Tax recovery',4127.45,4000,3918.2,0),L('404','Stationnement / Parking',2160,2400,2400,0,'un espace libre depuis juin'),L('405','Buanderie / Laundry',874.5,900,911.25,0),L('409','Pertes - logement vacant / Vacancy loss',-1095,-1200,0,0,'no 4824, 1 mois / one month')]
I=s.t('Total des revenus / Total revenue',a,0,'TOTAL','total_income')
s.h("CHARGES D'EXPLOITATION / OPERATING EXPENSES")
X=lambda *k,**z: L(*k,1,**z)
e=[X('501','Taxes municipales / Municipal taxes',11384.62,11400,10916.07),X('502','Taxe scolaire / School tax',1042.18,1050,1007.73),X('503','Assurances / Insurance',7265,6900,6618,note='prime +9,8 %'),X('504','Énergie - Hydro-Québec / Electricity',3918.77,4200,4075.31),X('505','Chauffage au gaz / Gas heating',6281.4,6500,6402.95),X('506','Entretien et réparations / Repairs',8947.05,7500,6120.48,note='balcon arrière / rear balcony 2 310 $'),X('507','Déneigement / Snow removal',1724.63,1725,1667.14),X('508','Conciergerie / Janitor',3600,3600,3480),X('509','Gestion / Management (5 %)',5202.35,5195,5109.27),X('510','Honoraires / Professional fees',1350,1500,1290),X('511','Frais du TAL / Tribunal fees',89,0,0),X('512','Frais bancaires / Bank charges',118.8,120,117.4)]
E=s.t('Total des charges / Total expenses',e,0,'TOTAL','total_operating_expenses')
v=s.rows
def net(x,y): return [v[x]['values'][c]-v[y]['values'][c] if c!=2 else v[x]['values'][c]+v[y]['values'][c] for c in range(4)]
N=s.t("Revenu net d'exploitation / NOI",[I,~E],0,'TOTAL','noi',vals=net(I,E))
h=[X('601','Intérêts hypothécaires / Mortgage interest',21477.36,21500,22590.14),X('602','Amortissement / Depreciation',9840,9840,9840)]
H=s.t('Total - financement et amortissement / Financing and depreciation',h)
s.t('BÉNÉFICE NET / NET INCOME',[N,~H],0,'TOTAL','net_income',vals=net(N,H))
wb=Workbook();w=wb.active;w.title='Résultats 2025'
w['B2']='Gestion Immobilière Vaudry-Quill inc.';w['B2'].font=Font(name='Cambria',size=11,italic=True)
w['B3']='État des résultats / Income Statement';w['B3'].font=Font(name='Cambria',size=15,bold=True);w.row_dimensions[3].height=22
w['B4']='4820-4826, rue Boisclair, Montréal (Québec)';w['B5']='Exercice terminé le 31 décembre 2025 / Year ended December 31, 2025';w['B6']='Comptabilité de caisse / cash basis - en dollars canadiens'
for k in ('B4','B5','B6'): w[k].font=Font(name='Cambria',size=10)
H1=['Réel / Actual','Budget','Écart / Variance','Écart %','Réel / Actual'];H2=['2025','2025','',None,'2024']
w.cell(8,2,'No');w.cell(8,3,'Poste / Account');w.cell(8,9,'Remarques / Notes')
for i,(p,q) in enumerate(zip(H1,H2)): w.cell(8,4+i,p);w.cell(9,4+i,int(q) if q else None)
for y in (8,9):
    for x in range(2,10): c=w.cell(y,x);c.font=Font(name='Cambria',bold=True,size=10);c.alignment=Alignment(horizontal='center');c.fill=PatternFill('solid',fgColor='DDEBF7')
y=10;NF='# ##0.00\\ "$";(# ##0.00\\ "$");"-"\\ "$"'.replace('# ##0','#,##0')
for i,q in enumerate(s.rows):
    b=q['rowType']!='LINE';fo=Font(name='Cambria',size=10,bold=b)
    if q['rowType']=='HEADING' : y+=1
    if q['accountCode']: w.cell(y,2,int(q['accountCode'])).font=fo
    w.cell(y,3,q['label']).font=fo;w.cell(y,3).alignment=Alignment(wrap_text=True,vertical='top')
    if q['rowType']!='HEADING':
        for col,j in ((4,0),(5,1),(6,2),(8,3)):
            c=w.cell(y,col,q['values'][j]);c.number_format='#,##0.00;(#,##0.00)';c.font=fo
            if b: c.border=Border(top=Side(style='thin'),bottom=Side(style='double' if 'NET INCOME' in q['label'] else 'thin'))
        if q['values'][1]: c=w.cell(y,7,round(q['values'][2]/abs(q['values'][1]),4));c.number_format='0.0%';c.font=Font(name='Cambria',size=9,italic=True)
        if i in nt: w.cell(y,9,nt[i]).font=Font(name='Cambria',size=9)
    y+=1
w.cell(y+1,3,'Écart favorable positif / favourable variance positive').font=Font(name='Cambria',size=9,italic=True)
for k,z in zip('ABCDEFGHI',(2,6,64,15,15,16,9,15,34)): w.column_dimensions[k].width=z
w.sheet_view.showGridLines=False;w.page_setup.orientation='landscape';w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
f='montreal_boisclair_bilingue.xlsx';wb.save(B+'documents/'+f);s.fav=(2,);save(f,[s],'MIXED_USE','OPERATING_STATEMENT','bilingual French/English, budget and variance, notes, offset start column, two-row header',True)
