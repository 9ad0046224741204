# Dutch huurlijst of a business park; planted digit_changed
from common import *
import xlsxwriter
R=random.Random(404)
N='Huurlijst De Waterhoek Tilburg 01-01-2026.xlsx'
wb=xlsxwriter.Workbook(DOC+N); ws0=wb.add_worksheet('Toelichting'); ws=wb.add_worksheet('Huurlijst')
b=dict(font_name='Verdana',font_size=8)
F=lambda **k: wb.add_format({**b,**k})
for i,t in enumerate(['Toelichting bij de huurlijst','','Object: Bedrijvenpark De Waterhoek, Ledeboerstraat 2 t/m 40, Tilburg','Peildatum: 1 januari 2026','Huurbedragen zijn exclusief BTW en servicekosten, per jaar.','Indexatie jaarlijks op basis van CPI alle huishoudens (2015=100).','Bankgarantie of waarborgsom zoals daadwerkelijk in bezit van verhuurder.','VVO gemeten conform NEN 2580.']): ws0.write(i,0,t,F(bold=(i==0)))
ws0.set_column(0,0,80)
B=[('2','Van Hessel Logistiek B.V.',4820,410,24,58.0,D(2019,3,1),10),('4','Brabo Koeltechniek B.V.',1260,180,9,68,D(2021,7,1),5),('6','Leegstand',980,120,6,0,None,0),('8','Druktechniek Zuiderzon B.V.',1540,210,12,66.5,D(2017,1,1),10),
('10A','Stichting Kringloop De Draaischijf',760,60,4,52,D(2022,9,1),5),('10B','Fietsatelier Ketting & Co V.O.F.',420,55,3,72,D(2023,5,1),5),('12','Meubelimport Oisterhof B.V.',2380,150,14,61,D(2020,10,1),7),('14','Sanitair Direct Brabant B.V.',1150,140,8,69,D(2018,4,1),10),
('16','Pharma Pack Services Netherlands B.V.',3100,640,30,71,D(2024,1,1),10),('18','Leegstand',640,95,5,0,None,0),('20','Autoschade Van Rooij & Zn. B.V.',870,75,10,67,D(2016,6,1),5),('22','Bouwgroep Leijpark B.V.',990,260,12,73.5,D(2022,2,1),5),
('24','E-Cargo Benelux B.V.',2640,120,20,64,D(2025,4,1),7),('26A','Bakkerij Molenwiek B.V.',510,40,4,76,D(2021,11,1),10),('26B','Brouwerij De Wilde Hop B.V.',480,35,3,75,D(2022,3,15),5),('26C','Keramiekstudio Oker',210,0,2,70,D(2024,6,1),2),
('28','Transport- en Verhuisbedrijf Gielen B.V.',1820,110,16,60.5,D(2015,9,1),10),('30','Solarmontage Zuid-Nederland B.V.',1380,220,14,70,D(2023,9,1),5),('32','Verpakkingscentrale Dongewijk B.V.',2050,160,12,62.5,D(2019,12,1),7),('34','Leegstand (verhuurd per 01-03-2026)',720,90,5,0,None,0),
('36','Medisch Magazijn Hart van Brabant Coöp. U.A.',1680,330,18,74,D(2020,5,1),10),('38','ICT Refurbish Tilburg B.V.',890,240,11,77,D(2024,10,1),5),('40','TransitHub Parcel Netherlands B.V.',5460,520,45,57.25,D(2021,1,1),15)]
ws.write('A1','HUURLIJST',F(bold=1,font_size=14,font_color='#C55A11')); ws.write('A2','Bedrijvenpark De Waterhoek - Tilburg',F(bold=1)); ws.write('A3','Peildatum 01-01-2026',F())
g=F(bold=1,bg_color='#F8CBAD',align='center',border=1); h=F(bold=1,bg_color='#FBE5D6',text_wrap=1,valign='top',border=1)
for a,z,t in ((0,1,'Object'),(2,5,'Oppervlakte (m² VVO) / parkeren'),(6,10,'Huurovereenkomst'),(11,13,'Vergoedingen per jaar (€)'),(14,15,'Zekerheid')): ws.merge_range(4,a,4,z,t,g)
H=['Huisnr.','Huurder','Bedrijfs-ruimte','Kantoor','Totaal m²','P-plaatsen','Ingangs-datum','Expiratie-datum','Opzeg-termijn','Verlenging','Index-datum','Huur p/jr','Voorschot servicekosten','Totaal p/jr','Soort','Bedrag']
for i,x in enumerate(H): ws.write(5,i,x,h)
e='#,##0.00;-#,##0.00;"-"'
tx=F(border=1,text_wrap=1);n=F(border=1,num_format='#,##0');m=F(border=1,num_format='#,##0.00');d=F(border=1,num_format='dd-mm-yyyy',align='center');c=F(border=1,align='center')
ws.set_row(5,24);y=6;rows=[];T=[0]*6
for nr,t,bd,ko,pp,rate,st,yr in B:
    v=t.startswith('Leegstand'); tot=bd+ko
    ws.write(y,0,nr,c);ws.write(y,1,t,F(border=1,italic=1,font_color='#7F7F7F') if v else tx);ws.write(y,2,bd,n);ws.write(y,3,ko,n);ws.write(y,4,tot,n);ws.write(y,5,pp,n)
    r=dict(unit=nr,area=tot); T[0]+=bd;T[1]+=ko;T[2]+=tot
    if v:
        for cc in range(6,16): ws.write_blank(y,cc,None,tx)
        r['statusText']=t
    else:
        rent=round(bd*rate+ko*rate*1.75+pp*300+R.uniform(0,99),2); sc=round(tot*6.5/10)*10.0
        en=term_end(st,yr)
        while en<D(2026,1,1): en=term_end(en+dt.timedelta(days=1),5)
        pr=rent; ptot=round(rent+sc,2)
        T[3]+=rent;T[4]+=sc;T[5]+=ptot
        if nr=='22': # the planted digit: rent printed with another digit
            s=f'{rent:.2f}'; dg=s[-6]; s2=s[:-6]+('2' if dg=='8' else '8')+s[-5:]; pr=float(s2); PL=(rent,pr)
        ws.write_datetime(y,6,dt.datetime.combine(st,dt.time()),d);ws.write_datetime(y,7,dt.datetime.combine(en,dt.time()),d);ws.write(y,8,'12 mnd' if yr>=5 else '3 mnd',c);ws.write(y,9,f'{5 if yr>=5 else 1} jr',c);ws.write(y,10,st.strftime('%d-%m'),c)
        ws.write(y,11,pr,m);ws.write(y,12,sc,m);ws.write(y,13,ptot,m)
        so=R.choice(['Bankgarantie','Bankgarantie','Waarborgsom']) if t not in('Stichting Kringloop De Draaischijf',) else 'Geen'
        ws.write(y,14,so,tx)
        dep=None
        if so!='Geen': dep=round((rent+sc)*1.21/4/50)*50.0; ws.write(y,15,dep,m)
        else: ws.write_blank(y,15,None,tx)
        r.update(tenantName=t,leaseStartDate=st,leaseEndDate=en,annualRent=pr,charges=[dict(code='Voorschot servicekosten',amount=sc)],totalCharges=ptot,deposit=dep,statusText='Occupied')
    rows.append(r); y+=1
k=F(bold=1,top=2,num_format='#,##0');k2=F(bold=1,top=2,num_format='#,##0.00')
for cc in range(16): ws.write_blank(y,cc,None,k)
ws.write(y,1,'Totaal',k)
for cc,x,f in ((2,T[0],k),(3,T[1],k),(4,T[2],k),(11,round(T[3],2),k2),(12,round(T[4],2),k2),(13,round(T[5],2),k2)): ws.write(y,cc,x,f)
ws.write(y+2,1,f'Aantal units: {len(B)}, waarvan leegstaand: 3',F())
for i,w in enumerate([7,40,9,8,9,9,11,11,9,10,8,13,13,13,12,12]): ws.set_column(i,i,w)
ws.set_landscape();ws.set_paper(9);ws.fit_to_pages(1,0);ws.freeze_panes(6,2);ws.activate();wb.close()
save(N,dict(propertyName='Bedrijvenpark De Waterhoek',asOnDate='2026-01-01',units=len(B),occupied=len(B)-3,vacant=3,sheet='Huurlijst',
 planted=dict(what=f'annual rent of house no. 22 printed {PL[1]:.2f} where {PL[0]:.2f} ties with the row total and the column total',kind='digit_changed'),rows=rows),'INDUSTRIAL','Dutch huurlijst of a business park, grouped headers, notes sheet first',False,
 [('area',T[2])])
