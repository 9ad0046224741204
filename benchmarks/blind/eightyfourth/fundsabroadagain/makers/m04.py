# Spain, block of flats with locales and garages, workbook in Spanish (openpyxl)
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
fn='04_residencial_los_almendros_valencia.xlsx'
random.seed(8404)
nm=['García','Ferrer','Navarro','Soler','Ibáñez','Pastor','Moreno','Vidal','Castells','Ortuño','Llopis','Benavent','Cuenca','Rubio','Sanchis','Marín','Pardo','Gisbert','Talens','Roig']
pn=['Lucía','Andrés','Marta','Vicente','Rosario','Pablo','Inés','Joaquín','Elena','Tomás','Nuria','Óscar','Carmen','Hugo','Teresa','Raúl']
used=set()
def name():
    while 1:
        x=f'{random.choice(nm)} {random.choice(nm)}, {random.choice(pn)}'
        if x not in used: used.add(x); return x
wb=Workbook(); ws=wb.active; ws.title='RENT ROLL'
A=lambda **k: Font(name='Calibri',size=10,**k)
ws['A1']='RESIDENCIAL LOS ALMENDROS'; ws['A1'].font=Font(name='Calibri',size=14,bold=True,color='7F3F00')
ws['A2']='C/ Arquitecto Tolsà 41-43, 46019 Valencia'; ws['A3']='Relación de arrendamientos a 31/12/2025'; ws['A4']='Propiedad: Almendros Vivienda Alquiler, S.L.U.'
H=['Portal','Piso / Puerta','Uso','Dorm.','Sup. construida (m²)','Arrendatario','Inicio contrato','Fin contrato','Renta mensual (€)','Repercusión IBI (€)','Comunidad (€)','Total recibo (€)','Renta anual (€)','Fianza (€)','Situación']
W=[8,13,11,7,12,30,12,13,12,12,12,12,13,11,14]
th=Side(style='thin',color='BFBFBF'); bd=Border(bottom=th)
for j,(h,w) in enumerate(zip(H,W),1):
    c=ws.cell(6,j,h); c.font=A(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='7F3F00'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); ws.column_dimensions[c.column_letter].width=w
ws.row_dimensions[6].height=32
r=7; rows=[]; G=[0]*6
fd=lambda d:d.strftime('%d/%m/%Y')
NF='#,##0.00'
def line(v,b=False,fill=None):
    global r
    for j,x in enumerate(v,1):
        c=ws.cell(r,j,x); c.font=A(bold=b); c.border=bd
        if isinstance(x,(int,float)) and j>=5: c.number_format=NF
        if j in (7,8): c.alignment=Alignment(horizontal='center')
        if j in (6,15): c.alignment=Alignment(indent=1)
        if fill: c.fill=PatternFill('solid',fgColor=fill)
    r+=1
def put(portal,unit,uso,dorm,m2,rent,vac=False,ind=False,com=0,ibi=0,deps=1):
    t=s=e=None
    if not vac:
        t=name() if uso!='Local' else next(loc)
        s=D(random.randint(2019,2025),random.randint(1,11),1); y=7 if uso!='Garaje' else 1
        if uso=='Local': y=10
        e=addy(s,y)
        if uso=='Garaje': e='Prórroga tácita'
    rent_=0 if vac else rent
    com_=0 if vac else com; ibi_=0 if vac else ibi
    tot=round(rent_+com_+ibi_,2); fi=0 if vac else round(rent*deps,2)
    st='Vacío' if vac else 'Arrendado'
    line([portal,unit,uso,dorm,m2,t or '',fd(s) if s else '',(fd(e) if not isinstance(e,str) else e) if e else '',rent_,ibi_,com_,tot,round(rent_*12,2),fi,st])
    rows.append(dict(unit=unit,building=portal,unitType=uso,area=m2,tenantName=t,statusText=st,leaseStartDate=s,leaseEndDate=e,contractRent=rent_,annualRent=round(rent_*12,2),charges=[dict(code='Repercusión IBI',amount=ibi_),dict(code='Comunidad',amount=com_)],totalCharges=tot,deposit=fi))
    return (m2,rent_,ibi_,com_,tot,round(rent_*12,2),fi)
loc=iter(['Horno y Pastelería Ruzafa, S.L.','Clínica Dental Almazora, S.L.P.'])
subs=[]
for portal in ('41','43'):
    S=[0]*7; n0=len(rows)
    def acc(x):
        for i,v in enumerate(x): S[i]+=v
    acc(put(portal,'Bajo izda.','Local','',{'41':118.4,'43':86.2}[portal],{'41':1650.0,'43':1180.0}[portal],com=62.5,ibi=48.2,deps=2))
    for fl in range(1,6):
        for d,dm,m2,base in (('A',3,94.6,905),('B',2,71.3,760),('C',2,69.85,745)):
            if fl==5 and d=='C': continue
            acc(put(portal,f'{fl}º {d}','Vivienda',dm,m2,round(base+fl*12+random.choice([-63.5,-22.4,0,15,41.75,88.2]),2),vac=(portal,fl,d) in {('41',3,'B'),('43',1,'C'),('43',4,'A')},ibi=random.choice([0,0,14.3]),com=random.choice([0,0,38.0])))
    S=[round(x,2) for x in S]
    line([f'Subtotal portal {portal}','','','',S[0],'','','',S[1],S[2],S[3],S[4],S[5],S[6],''],True,'FBE9DA'); subs.append(S); r+=1
S=[0]*7
def acc(x):
    for i,v in enumerate(x): S[i]+=v
for g in range(1,15):
    acc(put('Sótano',f'G-{g:02d}','Garaje','',11.5 if g%4 else 13.0,random.choice([75.0,80.0,85.0]),vac=g in (5,11,12)))
S=[round(x,2) for x in S]; line(['Subtotal garajes','','','',S[0],'','','',S[1],S[2],S[3],S[4],S[5],S[6],''],True,'FBE9DA'); subs.append(S); r+=1
T=[round(sum(s[i] for s in subs),2) for i in range(7)]
line(['TOTAL EDIFICIO','','','',T[0],'','','',*T[1:],''],True,'F4B183')
r+=1; occ=sum(x['statusText']=='Arrendado' for x in rows)
ws.cell(r,1,'Unidades:').font=A(bold=True); ws.cell(r,3,len(rows)); ws.cell(r+1,1,'Arrendadas:').font=A(bold=True); ws.cell(r+1,3,occ); ws.cell(r+2,1,'Vacías:').font=A(bold=True); ws.cell(r+2,3,len(rows)-occ)
ws.cell(r+4,1,'Las rentas se actualizan anualmente conforme al índice de referencia. Importes sin IVA.').font=A(italic=True)
ws.freeze_panes='C7'; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='6:6'
wb.save(doc(fn))
assert abs(sum(x['contractRent'] for x in rows)-T[1])<.01 and abs(sum(x['deposit'] for x in rows)-T[6])<.01
save(fn,'Residencial Los Almendros','2025-12-31',rows,len(rows),occ,len(rows)-occ,'MULTIFAMILY','Spanish landlord workbook, portal subtotals, flats, shops and garages, dates as text',False,sheet='RENT ROLL')
