from common import *; import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
NAME='Balance_generale_SCI_2024.xlsx'
# compte, intitulé, AN (débit +), mvt D, mvt C (cents)
D=[('101300','Capital souscrit appelé versé',-15000000,0,0),('110000','Report à nouveau',-4218665,0,1984210),('120000','Résultat de l\'exercice 2023',-1984210,1984210,0),('164100','Emprunt Crédit Rhodanien n° 40217',-84611540,5218844,0),('164200','Emprunt travaux toiture',-9640000,1205000,0),('165000','Dépôts et cautionnements reçus',-1872000,214000,326500),('168800','Intérêts courus sur emprunts',-142018,142018,131765),
('211500','Terrains bâtis',26500000,0,0),('213100','Bâtiments - gros œuvre',71500000,0,0),('213110','Bâtiments - façades et étanchéité',14300000,0,0),('213120','Bâtiments - installations générales',21450000,0,0),('213500','Agencements des constructions',6218400,1486000,0),('218400','Mobilier des parties communes',412600,0,0),('281310','Amort. gros œuvre',-8580000,0,1430000),('281311','Amort. façades et étanchéité',-2860000,0,476667),('281312','Amort. installations générales',-6435000,0,1072500),('281350','Amort. agencements',-1865520,0,658867),('281840','Amort. mobilier',-165040,0,41260),
('401100','Fournisseurs',-814233,6142280,6018817),('404000','Fournisseurs d\'immobilisations',0,1783200,1783200),('408100','Fournisseurs - factures non parvenues',-228400,228400,264000),('411100','Locataires habitation',618440,13294800,13186215),('411200','Locataires commerces',1426000,7128000,7308000),('416000','Locataires douteux',482760,164200,0),('419100','Provisions sur charges reçues',-2284000,2284000,2416000),('445620','TVA sur immobilisations',0,297200,297200),('445660','TVA sur autres biens et services',0,284512,284512),('445710','TVA collectée 20 %',0,1188000,1188000),('445510','TVA à décaisser',-64218,642118,606288),('447000','Autres impôts, taxes - Taxe foncière',0,1894700,1894700),('455100','Associé - compte courant M. Delorne-Vasseur',-6420000,1200000,0),('455200','Associé - compte courant Mme Aubriac',-4180000,800000,0),('467000','Cabinet gérant - compte de gestion',284615,18846210,18902144),('486000','Charges constatées d\'avance',318200,326400,318200),('491600','Dépréciation locataires douteux',-241380,0,82100),
('512100','Crédit Rhodanien - compte courant',0,0,0),('512200','Livret réserve travaux',3500000,600000,0),('530000','Caisse',24800,40000,51260),
('606110','Eau',0,418620,0),('606120','Électricité parties communes',0,286415,12840),('606130','Gaz - chaufferie',0,1624480,0),('614000','Charges de copropriété - lot rue Mercière',0,364200,0),('615210','Entretien et réparations immeuble',0,1842655,94800),('615600','Contrat maintenance ascenseurs',0,418400,0),('616100','Assurance multirisque immeuble',0,612860,0),('616200','Assurance loyers impayés',0,284170,0),('622600','Honoraires de gestion',0,1021440,0),('622610','Honoraires comptables',0,312000,0),('622700','Frais d\'actes et de contentieux',0,146830,0),('627800','Frais bancaires',0,38412,0),('628200','Nettoyage, ordures et gardiennage',0,864000,0),('635120','Taxe foncière',0,1894700,412600),('661160','Intérêts des emprunts',0,1842765,142018),('681120','Dotations aux amortissements',0,3679294,0),('681740','Dotations dépréciation créances',0,82100,0),
('706100','Loyers habitation',0,48600,10812400),('706200','Loyers commerces',0,0,5940000),('706300','Loyers garages et caves',0,0,784800),('708300','Charges locatives récupérées',0,126400,2884300),('708800','Produits divers - indemnités',0,0,48215),('764000','Revenus du livret',0,0,84000)]
D=[list(d) for d in D]; g=lambda k:next(d for d in D if d[0]==k); bk=g('512100')
an=-sum(d[2] for d in D); bk[2]=2846215; g('101300')[2]+=an-2846215
df=sum(d[3]-d[4] for d in D); bk[3]=20164428; bk[4]=bk[3]+df
print(g('101300'),bk,bk[2]+bk[3]-bk[4]); assert bk[4]>0
CL={'1':'Comptes de capitaux','2':'Comptes d\'immobilisations','4':'Comptes de tiers','5':'Comptes financiers','6':'Comptes de charges','7':'Comptes de produits'}
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
wb=openpyxl.Workbook(); cv=wb.active; cv.title='Paramètres'
for i,(a,b) in enumerate([('Dossier','SCI Les Terrasses de Saint-Just'),('Exercice','du 01/01/2024 au 31/12/2024'),('Édition','Balance générale - comptes mouvementés'),('De compte','100000'),('À compte','799999'),('Monnaie de tenue','EUR'),('Édité le','18/03/2025 10:12'),('Cabinet','Fiduciaire Perrache & Associés')],2):
    cv.cell(i,2,a).font=Font(bold=True); cv.cell(i,3,b)
cv.column_dimensions['B'].width=20; cv.column_dimensions['C'].width=44
ws=wb.create_sheet('Balance'); ws.sheet_view.showGridLines=False; wb.active=1; cv.sheet_view.tabSelected=False
F='Calibri'; ws['A1']='SCI Les Terrasses de Saint-Just'; ws['A1'].font=Font(name=F,bold=True,size=13); ws['A2']='BALANCE GÉNÉRALE DES COMPTES'; ws['A2'].font=Font(name=F,bold=True,size=11,color='1F3864'); ws['A3']='Période du 01/01/2024 au 31/12/2024'; ws['H3']='Montants en euros'; ws['H3'].alignment=Alignment(horizontal='right'); ws['H3'].font=Font(italic=True)
thin=Side(style='thin',color='7F7F7F'); bd=Border(left=thin,right=thin,top=thin,bottom=thin); fl=PatternFill('solid',fgColor='D9E2F3')
for r in (5,6):
    for c_ in range(1,9): ws.cell(r,c_).border=bd; ws.cell(r,c_).fill=fl; ws.cell(r,c_).font=Font(name=F,bold=True); ws.cell(r,c_).alignment=Alignment(horizontal='center',vertical='center')
ws.merge_cells('A5:A6'); ws.merge_cells('B5:B6'); ws['A5']='N° compte'; ws['B5']='Intitulé du compte'
for col,t in ((3,'À nouveau'),(5,'Mouvements'),(7,'Soldes')):
    ws.merge_cells(start_row=5,start_column=col,end_row=5,end_column=col+1); ws.cell(5,col,t); ws.cell(6,col,'Débit'); ws.cell(6,col+1,'Crédit')
r=7; rows=[];tots=[];G=[0]*6; NF='#,##0.00'
def put(v,bold,fill=None):
    for i,x in enumerate(v):
        ce=ws.cell(r,3+i); 
        if x: ce.value=x/100
        ce.number_format=NF
    for i in range(1,9):
        ce=ws.cell(r,i); ce.font=Font(name=F,bold=bold,size=10); ce.border=Border(left=thin,right=thin,**({'top':thin,'bottom':thin} if bold else {}))
        if fill: ce.fill=PatternFill('solid',fgColor=fill)
PL='615210'
for cl,cn in CL.items():
    T=[0]*6
    for d in [d for d in D if d[0][0]==cl]:
        s=d[2]+d[3]-d[4]; v=[max(d[2],0),max(-d[2],0),d[3],d[4],max(s,0),max(-s,0)]
        T=[a+b for a,b in zip(T,v)]
        if d[0]==PL: good=v[4]; v[4]=good-30000+0; bad=v[4]   # 17 478,55 -> 17 178,55
        ws.cell(r,1,d[0]); ws.cell(r,2,d[1]); put(v,False); r+=1
        rows.append({'account':d[0],'name':d[1],**{k:x/100 for k,x in zip(K,v) if x}})
    lb=f'Total classe {cl} - {cn}'; ws.cell(r,2,lb); put(T,True,'F2F2F2'); tots.append({'label':lb,**{k:x/100 for k,x in zip(K,T) if x}}); r+=1; G=[a+b for a,b in zip(G,T)]
    if cl=='5': 
        ws.cell(r,2,'Total comptes de bilan'); put(G,True,'E2EFDA'); tots.append({'label':'Total comptes de bilan',**{k:x/100 for k,x in zip(K,G) if x}}); r+=1
        BG=list(G)
P=[a-b for a,b in zip(G,BG)]
ws.cell(r,2,'Total comptes de gestion'); put(P,True,'E2EFDA'); tots.append({'label':'Total comptes de gestion',**{k:x/100 for k,x in zip(K,P) if x}}); r+=1
ws.cell(r,2,'TOTAUX DE LA BALANCE'); put(G,True,'D9E2F3'); tots.append({'label':'TOTAUX DE LA BALANCE',**{k:x/100 for k,x in zip(K,G) if x}}); r+=1
assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5]
print(good,bad)
ws.column_dimensions['A'].width=11; ws.column_dimensions['B'].width=46
for c_ in 'CDEFGH': ws.column_dimensions[c_].width=15
ws.freeze_panes='C7'; ws.print_title_rows='5:6'; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.oddFooter.center.text='Page &P / &N'
cv.page_setup.orientation='landscape'; cv.page_setup.paperSize=9
wb.save(doc(NAME))
save(NAME,'TB',K,rows,tots,{'what':f'account 615210 closing debit printed {bad/100:.2f}, true {good/100:.2f} (one digit changed; class total and grand total keep the true figure)','kind':'digit_changed'},'French balance générale, xlsx with parameter sheet, opening/movement/closing pairs',False)
