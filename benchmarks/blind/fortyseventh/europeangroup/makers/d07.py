# French office building operating account, fpdf2, ruled grid
from helper import *
from fpdf import FPDF
N='CRG_Le_Cadran_exercice_2025.pdf'
r=random.Random(707)
s=St("Compte d'exploitation de l'immeuble",'Immeuble Le Cadran','2025-01-01','2025-12-31',['Réalisé 2025','Budget 2025','Écart','Réalisé 2024'])
s.colrules=[(2,[(0,1),(1,-1)])]
def L(l,b,code,d=.06,neg=False):
    a=round(b*(1+r.uniform(-d,d)),2); p=round(b*r.uniform(.9,1.0),2); b=float(b)
    if neg:a,b,p=-a,-b,-p
    return s.line(l,[a,b,round(a-b,2),p],code)
s.head('PRODUITS LOCATIFS')
a=[L('Loyers bureaux',3184000,'706100',.02),L('Loyers commerces pied d’immeuble'.replace('’',"'"),212500,'706120',.02),L('Loyers parkings',168400,'706130',.04),L('Loyers archives et réserves',41200,'706140'),L('Franchises et paliers de loyer',285000,'706900',.02,True)]
A=s.sub('Total loyers nets de franchises',a)
s.head('REFACTURATIONS')
b=[L('Provisions pour charges appelées',742000,'708310',.01),L('Régularisation de charges N-1',18500,'708320',.3,True),L('Refacturation taxe foncière',386000,'708330',.02),L('Refacturation taxe sur les bureaux',204300,'708340',.01),L('Honoraires de gestion refacturés',52000,'708350',.02)]
B=s.sub('Total refacturations',b)
AB=s.sub('TOTAL DES PRODUITS',[A,B],typ='TOTAL')
s.head('CHARGES RÉCUPÉRABLES')
c=[L('Électricité parties communes',138000,'606110',.12),L('Chauffage urbain et climatisation',164500,'606120',.12),L('Eau',14800,'606130'),L('Nettoyage des parties communes',112400,'615210'),L('Gardiennage et sécurité incendie (SSIAP)',187600,'615220',.03),L('Maintenance technique multitechnique',96300,'615230',.03),L('Ascenseurs',28750,'615240'),L('Espaces verts',9600,'615250'),L("Prime d'assurance multirisque",31900,'616100',.02),L('Taxe foncière',386000,'635120',.02),L('Taxe sur les bureaux et stationnement',204300,'635130',.01)]
C=s.sub('Total charges récupérables',c)
s.head('CHARGES NON RÉCUPÉRABLES')
d=[L('Charges sur locaux vacants',58200,'614100',.2),L('Travaux article 606',145000,'615500',.25),L('Honoraires de gestion locative',78400,'622610',.02),L('Honoraires de commercialisation',46000,'622620',.3),L('Honoraires juridiques et contentieux',18500,'622700',.4),L('Commissaire aux comptes et expertise',21300,'622630',.05),L('Dotation créances douteuses',12000,'681740',.5),L('CVAE et CFE',27400,'635110',.08)]
D=s.sub('Total charges non récupérables',d)
CD=s.sub('TOTAL DES CHARGES',[C,D],typ='TOTAL')
R=s.sub("RÉSULTAT NET D'EXPLOITATION",[AB,CD],[1,-1],typ='TOTAL')
i=L('Intérêts sur emprunt',892000,'661160',.01); j=L('Dotation aux amortissements',1015000,'681120',.0)
Z=s.sub('RÉSULTAT AVANT IMPÔT',[R,i,j],[1,-1,-1],typ='TOTAL')
s.key(total_income=AB,total_operating_expenses=CD,noi=R,net_income=Z)
def f(v):
    if v is None:return ''
    t=f'{abs(v):,.2f}'.replace(',',' ').replace('.',','); return ('-' if v<0 else '')+t
pdf=FPDF('P','mm','A4'); pdf.set_auto_page_break(False)
W=[17,74,26,26,24,13,26]; W=[16,62,26,26,23,13,26]
def head():
    pdf.add_page(); pdf.set_font('Helvetica','B',12); pdf.set_xy(9,9); pdf.cell(120,6,"Compte d'exploitation de l'immeuble")
    pdf.set_font('Helvetica','',9); pdf.set_xy(9,15.5); pdf.cell(120,5,'Immeuble Le Cadran - 14 esplanade du Levant, 92800 Puteaux'); pdf.set_xy(9,20); pdf.cell(120,5,'Propriétaire : SCI Cadran Levant')
    pdf.set_xy(9,24.5); pdf.cell(120,5,'Exercice du 01/01/2025 au 31/12/2025 - montants en euros hors taxes')
    pdf.set_xy(140,9); pdf.set_font('Helvetica','I',8); pdf.cell(61,5,'Valmerin Gestion Immobilière',align='R'); pdf.set_xy(140,13); pdf.cell(61,5,'Édité le 12/02/2026',align='R')
    y=33; x=9; pdf.set_font('Helvetica','B',7.5); pdf.set_fill_color(222,222,222)
    for w,h in zip(W,['Compte','Libellé','Réalisé 2025','Budget 2025','Écart','Écart %','Réalisé 2024']): pdf.set_xy(x,y); pdf.cell(w,6,h,border=1,align='C',fill=True); x+=w
    return y+6
y=head()
for k in s.rows:
    x=9
    if k['typ']=='HEADING':
        pdf.set_font('Helvetica','B',7.5); pdf.set_xy(x,y); pdf.cell(sum(W),5,k['label'],border=1); y+=5; continue
    v=k['values']; t=k['typ']; bo=t!='LINE'
    pdf.set_font('Helvetica','B' if bo else '',7.5); pdf.set_fill_color(238,238,238)
    pc=f'{v[2]/abs(v[1])*100:.1f}'.replace('.',',')+' %' if v[1] else ''
    for w,tx,al in zip(W,[k['code'] or '',k['label'],f(v[0]),f(v[1]),f(v[2]),pc,f(v[3])],'LLRRRRR'):
        pdf.set_xy(x,y); pdf.cell(w,5,tx,border='LR' if not bo else 1,align=al,fill=(t=='TOTAL')); x+=w
    y+=5
pdf.set_font('Helvetica','',7); pdf.set_xy(9,y+3); pdf.multi_cell(190,3.6,"Les charges sont présentées en valeur positive. Écart = Réalisé - Budget. Taux d'occupation moyen 2025 : 93,4 %. Les travaux relevant de l'article 606 du Code civil restent à la charge du bailleur.")
pdf.set_xy(9,286); pdf.cell(192,4,'Page 1/1',align='C')
pdf.output(doc(N))
save(N,[s],'OFFICE','OPERATING_STATEMENT','French gérance operating account, ruled grid, account codes, écart budget, French number format',True)
