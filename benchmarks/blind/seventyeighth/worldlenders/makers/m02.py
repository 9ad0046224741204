from lib import *; R=random.Random(202); N='de_mieterliste_lindenquartier.xlsx'
from openpyxl import Workbook; from openpyxl.styles import *; from openpyxl.utils import get_column_letter as L
wb=Workbook();ws=wb.active;ws.title='Mieterliste'
sn='Albers Brandt Czerny Dittmar Ehlers Fromm Gerlach Hinrichs Jansohn Kuhlmann Lorenzen Mertens Nowotny Oltmanns Petzold Rademacher Sievers Thomsen Uhlig Vogtland Wessel Yildirim Zander Öztunc Kowalczyk Haddad Popescu Böttger Grünewald Stahl'.split();fn='Anke Bernd Claudia Dieter Elif Frank Gesine Holger Inga Jörg Katrin Lars Mona Nils Olga Peter Renate Sven Tanja Uwe'.split()
ws['A1']='Hanseatische Wohnbau Verwaltung GmbH';ws['A1'].font=Font(size=9,color='666666')
ws['A2']='Mieterliste – Lindenquartier, 20257 Hamburg';ws['A2'].font=Font(bold=True,size=14)
ws['A3']='Stichtag: 30.06.2026';ws['H3']='alle Beträge in EUR / Monat'
H1=['Haus','Whg.-Nr.','Lage','Zimmer','Wohnfl.','Mieter','Mietbeginn','Nettokalt-','Kaltmiete','BK-Voraus-','HK-Voraus-','Stellplatz','Gesamt-','Kaution','Bemerkung']
H2=['','','','','m²','','','miete','je m²','zahlung','zahlung','','miete','','']
for j,(a,b) in enumerate(zip(H1,H2),1):
    for r,x in((5,a),(6,b)):
        c=ws.cell(r,j,x or None);c.font=Font(bold=True);c.fill=PatternFill('solid',fgColor='E2EFDA');c.alignment=Alignment(horizontal='center');
        if r==6:c.border=Border(bottom=Side(style='medium'))
r=7;rows=[];G=[0]*7;units=0;vac=0;drop=('Lindenallee 7','2.07')
for hs,fl in(('Lindenallee 5',['EG','1.OG','2.OG','3.OG','4.OG']),('Lindenallee 7',['EG','1.OG','2.OG','3.OG','4.OG']),('Eschenweg 2',['EG','1.OG','2.OG','3.OG'])):
    S=[0]*7;cnt=0
    per=9 if hs!='Eschenweg 2' else 8
    wn=0
    for fi,f in enumerate(fl):
        for k in range(1,per+1):
            wn+=1;u=f'{fi}.{k:02d}';z=R.choice([1,2,2,3,3,4]);a=round(R.uniform(22,27)*z+12,2);ren=R.uniform(9.4,14.8);net=round(a*ren,2);bk=round(a*1.85/5)*5.0;hk=round(a*1.4/5)*5.0;sp=R.choice([0,0,0,55.0]);lage=f+R.choice([' links',' Mitte',' rechts'])
            vc=R.random()<.035;units+=1;cnt+=1;vac+=vc
            nm=R.choice(sn)+', '+R.choice(fn)+(R.choice(['',' u. '+R.choice(fn)]));b=D.date(R.randint(1998,2026),R.randint(1,6),R.choice([1,1,1,15]));kau=round(net*3,2) if b.year>2005 else None
            bem='Indexmiete' if R.random()<.08 else 'Staffelmiete' if R.random()<.04 else None
            tot=round(net+bk+hk+sp,2)
            if vc:vals=[hs,u,lage,z,a,'Leerstand']+[None]*8+[R.choice(['Sanierung','ab 01.08. vermietbar'])];v=[a]+[0]*6;row=dict(unit=u,building=hs,area=a,statusText='Leerstand',unitType=str(z))
            else:
                vals=[hs,u,lage,z,a,nm,b,net,round(net/a,2),bk,hk,sp or None,tot,kau,bem];v=[a,net,bk,hk,sp,tot,kau or 0]
                row=dict(unit=u,building=hs,area=a,statusText='Occupied',tenantName=nm,contractRent=net,deposit=kau,leaseStartDate=iso(b),charges=[dict(code='BK-Vorauszahlung',amount=bk),dict(code='HK-Vorauszahlung',amount=hk)]+([dict(code='Stellplatz',amount=sp)] if sp else []),totalCharges=tot,unitType=str(z))
            row.pop('unitType')  # only a number of rooms is printed
            S=[x+y for x,y in zip(S,v)]
            if (hs,u)==drop: DV=row;continue
            for j,x in enumerate(vals,1):
                c=ws.cell(r,j,x)
                if j==7 and x:c.number_format='dd.mm.yyyy'
                elif j in(5,8,9,10,11,12,13,14):c.number_format='#,##0.00'
                c.font=Font(size=9)
            rows.append(row);r+=1
    for j,x in((1,f'Summe {hs}'),(4,f'{cnt} WE'),(5,S[0]),(8,S[1]),(10,S[2]),(11,S[3]),(12,S[4]),(13,S[5]),(14,S[6])):
        c=ws.cell(r,j,round(x,2) if j>4 else x);c.font=Font(bold=True,size=9);c.number_format='#,##0.00';c.border=Border(top=Side(style='thin'))
    r+=2;G=[x+y for x,y in zip(G,S)]
for j,x in((1,'Gesamtsumme'),(4,f'{units} WE'),(5,G[0]),(8,G[1]),(10,G[2]),(11,G[3]),(12,G[4]),(13,G[5]),(14,G[6])):
    c=ws.cell(r,j,round(x,2) if j>4 else x);c.font=Font(bold=True);c.number_format='#,##0.00';c.border=Border(top=Side(style='double'))
ws.cell(r+2,1,f'Wohneinheiten: {units}   davon vermietet: {units-vac}   Leerstand: {vac}')
for j,w in enumerate([16,9,13,8,9,30,12,12,10,12,12,11,12,12,22],1):ws.column_dimensions[L(j)].width=w
ws.freeze_panes='A7';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows='5:6'
wb.save(doc(N));assert 'tenantName' in DV
save(N,'MULTIFAMILY','German Mieterliste, three houses with subtotals, Nettokaltmiete and Vorauszahlungen',True,'Lindenquartier','2026-06-30',units,units-vac,vac,rows,planted=dict(what=f'row of flat 2.07 in Lindenallee 7 (net rent {DV["contractRent"]}) left out, subtotal, total and counts include it',kind='row_dropped'),checks=[('contractRent',G[1])])
