from common import *
import random
from openpyxl import Workbook
from openpyxl.styles import *
random.seed(66)
F='Huurlijst De Kolk Almere 2025Q3.xlsx'
wb=Workbook();w0=wb.active;w0.title='Toelichting'
for l in (['Bedrijvencentrum De Kolk - Kolkweg 2 t/m 60, Almere'],[],['Huurlijst per 1 juli 2025, opgesteld door Van Rossum Vastgoedbeheer B.V.'],['Huurprijzen exclusief BTW. BTW-belaste verhuur tenzij anders vermeld.'],['Bankgaranties/waarborgsommen zoals ontvangen.']): w0.append(l)
w0['A1'].font=Font(bold=True,size=14);w0.column_dimensions['A'].width=90
ws=wb.create_sheet('Huurlijst')
g=['Object',None,None,None,'Huurder',None,'Contract',None,None,'Maandbedragen (EUR)',None,None,None,'Jaarhuur','Zekerheid',None]
h=['Unit','Bouwdeel','Soort','m² VVO','Naam','Debiteur','Ingang','Einde','Opzegging','Huur','Servicekosten','Parkeren','Totaal','EUR','Bedrag','Vorm']
navy=PatternFill('solid',fgColor='1F3864');gr=PatternFill('solid',fgColor='D9E2F3')
for i,(a,b) in enumerate(zip(g,h),1):
    c=ws.cell(1,i,a);c.fill=navy;c.font=Font(bold=True,color='FFFFFF',size=9,name='Verdana')
    c=ws.cell(2,i,b);c.fill=gr;c.font=Font(bold=True,size=8,name='Verdana');c.alignment=Alignment(wrap_text=True)
for m in ('A1:D1','E1:F1','G1:I1','J1:M1','O1:P1'): ws.merge_cells(m)
co='Jansma Installatietechniek B.V.|Hoveniersbedrijf Groenrijk|Drukkerij De Letter B.V.|Koelspecialist Flevoland B.V.|Autoschade Bos|Pakketpunt Almere V.O.F.|Van Dalen Keukens B.V.|Zonnepanelen Direct B.V.|Bierbrouwerij De Polder|Stichting Kringloop Zuid|E-bike Outlet B.V.|Timmerbedrijf R. Postma|Flevo Schoonmaak B.V.|ICT Werkt B.V.|Meubelatelier Oud & Nieuw|Catering Saffraan|Hoekstra Vloeren B.V.|Camperbouw Noord|Sportschool Kracht & Co|Schildersbedrijf Mulder|Medisch Transport Randstad B.V.|Import Lotus B.V.|Tegelhuis Almere B.V.|Dierenvoeding Pluis|Lasbedrijf Kuipers|Fotostudio Lumen|Stukadoorsbedrijf Amin|Boekhoudkantoor Verschoor|Webwinkel Stoer B.V.|Bakkerij Atelier Zoet|Dakwerken Holland B.V.|Printservice Kolk'.split('|')
it=iter(co);rows=[];r=3;tot=[0]*6
lst=[]
for bd,ids,kind in (('A',range(2,26,2),'Bedrijfsruimte'),('B',range(26,46,2),'Bedrijfsruimte'),('C',range(1,9),'Kantoor'),('D',range(1,11),'Opslagbox')):
    for k in ids: lst.append((f'{k}' if kind=='Bedrijfsruimte' else f'C.{k:02d}' if kind=='Kantoor' else f'Box {k}',bd,kind))
vac={'14','38','C.05','Box 3','Box 9'}
multi={'8':'6'};prevname={}
for u,bd,k in lst:
    m={'Bedrijfsruimte':random.choice([96,112,128,144,184,220]),'Kantoor':random.choice([24,32,41,55]),'Opslagbox':random.choice([12,18,24])}[k]
    if u in vac: vals=[u,bd,k,m,'LEEG' if u!='38' else 'LEEG (renovatie)',None,None,None,None,None,None,None,None,None,None,None]
    else:
        if k=='Opslagbox' and random.random()<.6: n=random.choice(co[:18])
        elif u in multi: n=prevname[multi[u]]
        else:
            n=next(it,None) or random.choice(co[:10])
        prevname[u]=n
        rate={'Bedrijfsruimte':random.uniform(78,98),'Kantoor':random.uniform(128,150),'Opslagbox':random.uniform(95,120)}[k]
        hu=round(m*rate/12,2)
        sv=round(m*{'Bedrijfsruimte':1.15,'Kantoor':4.1,'Opslagbox':.5}[k],2)
        pk=random.choice([0,0,35,70]) if k!='Opslagbox' else None
        y=random.choice([2015,2017,2019,2020,2021,2022,2023,2024]);s=D(y,random.randint(1,12),random.choice([1,1,1,16]))
        e=None
        if k=='Opslagbox': e='Onbepaald'
        else:
            ny=y+5
            while D(ny,s.month,s.day)<D(2025,7,2): ny+=random.choice([1,5])
            e=D(ny,s.month,s.day)-dt.timedelta(days=1)
        t=round(hu+sv+(pk or 0),2);zk=round(t*3*1.21) if k!='Opslagbox' else 150
        vals=[u,bd,k,m,n,10200+co.index(n)*3,s,e,'12 mnd' if k=='Bedrijfsruimte' else '6 mnd' if k=='Kantoor' else '1 mnd',hu,sv,pk,t,round(hu*12,2),zk,random.choice(['bankgarantie','waarborgsom']) if k!='Opslagbox' else 'waarborgsom']
    for i,v in enumerate(vals,1):
        c=ws.cell(r,i,v);c.font=Font(name='Verdana',size=8,bold=(str(v).startswith('LEEG')))
        if isinstance(v,dt.date): c.number_format='dd-mm-yyyy'
        if i in(10,11,12,13,14): c.number_format='#,##0.00'
        if i==15: c.number_format='#,##0'
    for i,v in enumerate((vals[3],vals[9],vals[10],vals[11],vals[12],vals[13])): tot[i]+=v or 0
    vc=str(vals[4]).startswith('LEEG')
    ch=[dict(code=c,amount=v) for c,v in (('Huur',vals[9]),('Servicekosten',vals[10]),('Parkeren',vals[11])) if v is not None]
    rows.append(R(unit=u,building=bd,unitType=k,area=m,tenantName=None if vc else vals[4],statusText=vals[4] if vc else 'Occupied',contractRent=vals[9],annualRent=vals[13],leaseStartDate=vals[6],leaseEndDate=vals[7],deposit=vals[14],charges=ch,totalCharges=vals[12]))
    r+=1
for i,v in ((1,'Totaal'),(4,tot[0]),(10,tot[1]),(11,tot[2]),(12,tot[3]),(13,tot[4]),(14,tot[5])):
    c=ws.cell(r,i,round(v,2) if not isinstance(v,str) else v);c.font=Font(name='Verdana',size=8,bold=True);c.border=Border(top=Side(style='medium'))
    if i>9: c.number_format='#,##0.00'
nv=len(vac);n=len(rows)
ws.cell(r+2,1,f'Aantal units: {n}  verhuurd: {n-nv}  leeg: {nv}').font=Font(name='Verdana',size=8)
for c,w in zip('ABCDEFGHIJKLMNOP',(8,9,15,8,33,9,11,11,10,12,12,10,12,13,10,13)): ws.column_dimensions[c].width=w
ws.freeze_panes='F3';ws.auto_filter.ref=f'A2:P{r-1}';ws.page_setup.orientation='landscape';ws.page_setup.paperSize=9;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(DOC+F)
ties=[dict(field=k,total=round(v,2)) for k,v in (('area',tot[0]),('contractRent',tot[1]),('charge:Servicekosten',tot[2]),('charge:Parkeren',tot[3]),('totalCharges',tot[4]),('annualRent',tot[5]))]
save(F,'INDUSTRIAL','vastgoedbeheer (Netherlands)','Dutch huurlijst, grouped header, merged cells, cover sheet',False,'Bedrijvencentrum De Kolk',D(2025,7,1),rows,n,n-nv,nv,ties,sheet='Huurlijst')
