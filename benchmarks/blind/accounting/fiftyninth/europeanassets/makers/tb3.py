# French balance generale .xls (xlwt)
import random, xlwt
from common import *
R=random.Random(3307)
L='''101300 Capital social -1200000|106100 Réserve légale -34800|110000 Report à nouveau|120000 Résultat de l'exercice N-1|151100 Provisions pour litiges locatifs -18000|164110 Emprunt Crédit Foncier de l'Erdre -4312460,18|164120 Emprunt travaux ravalement -286400|165000 Dépôts et cautionnements reçus -164720|168840 Intérêts courus sur emprunts -9214,55
211500 Terrains bâtis 1450000|213110 Immeuble Bât. A - habitation 3218400|213120 Immeuble Bât. B - habitation 2104750|213130 Pieds d'immeuble commerces 985300|213500 Agencements et installations 412685,3|231300 Travaux en cours - toiture Bât. B 38240|281311 Amort. immeuble Bât. A -704850,4|281312 Amort. immeuble Bât. B -418206,75|281313 Amort. commerces -188310,2|281350 Amort. agencements -127444,12
401000 Fournisseurs -52318,74|404000 Fournisseurs d'immobilisations|408100 Fournisseurs, factures non parvenues -11470|411000 Locataires habitation 61284,9|411200 Locataires commerces 28415,6|416000 Locataires douteux 22190,35|419100 Locataires, avances reçues -7418,22|421000 Personnel, rémunérations dues|431000 URSSAF -2214|442100 Prélèvement à la source -318|445510 TVA à décaisser -3942|445620 TVA déductible sur immobilisations|445660 TVA déductible sur ABS 2184,66|445710 TVA collectée|455100 Associés, comptes courants -380000|467000 Syndic, provisions versées 14200|486000 Charges constatées d'avance 9846,1|487000 Produits constatés d'avance|491000 Dépréciation locataires douteux -15533,25
512100 Crédit Foncier de l'Erdre 218436,27|512200 Banque Loire Habitat 46218,09|514000 Chèques postaux 3141,5|530000 Caisse gardien 220
606110 Électricité parties communes|606120 Eau froide|606130 Chauffage gaz|606300 Petit équipement|611100 Contrat ménage|611200 Contrat ascenseurs|614000 Charges de copropriété|615210 Entretien et réparations courantes|615220 Remise en état logements|616100 Assurance multirisque immeuble|622100 Honoraires de gérance|622200 Honoraires de location|622600 Honoraires comptables|622700 Frais d'actes et contentieux|626000 Frais postaux et télécom.|627000 Services bancaires|635120 Taxe foncière|635800 Taxe sur les bureaux et commerces|641000 Salaires gardien|645100 Cotisations URSSAF|654000 Pertes sur créances irrécouvrables|661160 Intérêts des emprunts|681120 Dotations amort. immobilisations|681740 Dotations dépréciation créances
706110 Loyers habitation Bât. A|706120 Loyers habitation Bât. B|706200 Loyers commerces|706300 Loyers parkings et boxes|708100 Provisions pour charges récupérées|708300 Frais de relance refacturés|758000 Produits divers de gestion|768000 Autres produits financiers|781740 Reprises sur dépréciations'''
A=[];O={}
for s in L.replace('\n','|').split('|'):
    p=s.split(' ');v=None
    q=p[-1].replace(',','.').lstrip('-')
    if len(p)>1 and q.replace('.','').isdigit():v=float(p[-1].replace(',','.'));p=p[:-1]
    A.append((p[0],' '.join(p[1:])));O[p[0]]=v
O['120000']=-96418.37
O['110000']=r2(-sum(v for v in O.values() if v))
print('RAN',O['110000'])
M={a:[0,0] for a,_ in A}
def J(d,c,a):
    a=r2(a);M[d][0]=r2(M[d][0]+a);M[c][1]=r2(M[c][1]+a)
u=lambda a,b:round(R.uniform(a,b),2)
J('120000','110000',96418.37)
for m in range(9):
    for a,n in(('706110',28640.5),('706120',18915.2),('706300',2480),('708100',6120)):J('411000',a,n+u(-120,40))
    n=12480;J('411200','706200',n);J('411200','445710',n*.2)
    J('512100','411000',u(52500,57400));J('512200','411200',u(13800,15100))
    for a,lo,hi in(('606110',640,980),('606130',400,4200),('611100',1890,1890.01),('611200',512,512.01),('615210',600,3900)):
        n=u(lo,hi);J(a,'401000',n);J('445660','401000',n*.03)
    n=2310.4;J('622100','512100',n)
    J('641000','421000',1984.6);J('421000','512100',1688.2);J('421000','442100',96.4);J('421000','431000',200);J('645100','431000',771.3);J('431000','512100',958.1);J('442100','512100',96.4)
    J('627000','512100',u(28,74));J('626000','512100',u(30,95))
    J('661160','512100',u(9800,10150));J('164110','512100',14820.33);J('164120','512100',2983.33)
    J('401000','512100',u(7200,11800))
for a,n in(('606120',1842.33),('606120',2014.6),('614000',7100),('614000',7100)):J(a,'401000',n)
J('614000','467000',7100);J('616100','512100',11240.88);J('616100','486000',9846.1);J('168840','661160',9214.55);J('635120','512100',41286);J('635800','512100',2140)
J('622200','401000',3180);J('622600','512100',5400);J('408100','401000',5400) ;J('622700','401000',1864.5);J('606300','530000',148.2);J('615220','401000',14215.9);J('654000','416000',4318.5);J('491000','781740',3100);J('681740','491000',2480)
J('681120','281311',48276);J('681120','281312',31571.25);J('681120','281313',14779.5);J('681120','281350',20634.27)
J('231300','404000',61480);J('445620','404000',6148);J('404000','512200',45000);J('411000','708300',412.5);J('512200','758000',960);J('512200','768000',284.71);J('165000','512100',5240);J('512100','165000',8110);J('416000','411000',6240.15);J('445510','512100',3942);J('419100','411000',7418.22);J('151100','781740',0.0) if 0 else None
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
rows=[]
for a,nm in A:
    o=O[a] or 0;d,c=M[a];e=r2(o+d-c);n=lambda x:r2(x) if x>0 else None
    if not(o or d or c):continue
    rows.append(dict(account=a,name=nm,open_dr=n(o),open_cr=n(-o),debit=n(d),credit=n(c),close_dr=n(e),close_cr=n(-e)))
def T(rs,l):return dict(label=l,**{k:r2(sum(r[k] or 0 for r in rs)) for k in K})
name='balance_generale_SCI_Terrasses_30092026.xls'
wb=xlwt.Workbook(encoding='utf-8');ws=wb.add_sheet('Balance');ws.portrait=False;ws.fit_num_pages=1;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0
b=xlwt.easyxf('font: name Arial, bold on, height 180; borders: top thin',num_format_str='#,##0.00')
hd=xlwt.easyxf('font: name Arial, bold on, height 180; align: horiz center; borders: top thin,bottom thin,left thin,right thin; pattern: pattern solid, fore_colour ice_blue')
pl=xlwt.easyxf('font: name Arial, height 180');nu=xlwt.easyxf('font: name Arial, height 180',num_format_str='#,##0.00')
ti=xlwt.easyxf('font: name Arial, bold on, height 260')
for i,w in enumerate([11,40,15,15,15,15,15,15]):ws.col(i).width=w*256
ws.write(0,0,'SCI LES TERRASSES DU PARC',ti);ws.write(1,0,'12 quai de la Fosse - 44000 Nantes',pl);ws.write(2,0,'BALANCE GÉNÉRALE - Période du 01/01/2026 au 30/09/2026',b)
ws.write(3,0,'Devise : EUR   Édition du 12/10/2026   Écritures validées et brouillard   Comptes non soldés et mouvementés',pl)
ws.write_merge(5,6,0,0,'Compte',hd);ws.write_merge(5,6,1,1,'Intitulé',hd)
for j,s in enumerate(['Soldes à nouveau','Mouvements','Soldes au 30/09/2026']):
    ws.write_merge(5,5,2+2*j,3+2*j,s,hd);ws.write(6,2+2*j,'Débit',hd);ws.write(6,3+2*j,'Crédit',hd)
i=7;totals=[]
def put(t):
    global i
    ws.write(i,0,'',b);ws.write(i,1,t['label'],b)
    for j,k in enumerate(K):ws.write(i,2+j,t[k],b)
    totals.append(t);i+=1
for kl in '124567':
    rs=[r for r in rows if r['account'][0]==kl]
    for r in rs:
        ws.write(i,0,r['account'],pl);ws.write(i,1,r['name'],pl)
        for j,k in enumerate(K):
            if r[k] is not None:ws.write(i,2+j,r[k],nu)
        i+=1
    put(T(rs,f'Total classe {kl}'))
    if kl=='5':i+=1;put(T([r for r in rows if r['account'][0] in '1245'],'Total comptes de bilan'));i+=1
i+=1;put(T([r for r in rows if r['account'][0] in '67'],'Total comptes de gestion'));i+=1
g=T(rows,'TOTAL GÉNÉRAL');put(g)
assert g['open_dr']==g['open_cr'] and g['debit']==g['credit'] and g['close_dr']==g['close_cr'],g
res=r2(sum((r['close_cr'] or 0)-(r['close_dr'] or 0) for r in rows if r['account'][0] in '67'))
ws.write(i+1,1,'Résultat provisoire de la période : '+fr(res)+' €',pl);print(res)
ws.set_panes_frozen(True);ws.set_horz_split_pos(7)
wb.save(doc(name))
save(name,'TB',K,rows,totals,'French balance générale, three pairs of columns, class totals, residential SCI (.xls)',False)
print(len(rows))
