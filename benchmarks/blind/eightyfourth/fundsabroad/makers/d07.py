from common import *
# Spanish: edificio de oficinas con locales y garaje, Madrid; banco / servicer workbook
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
name='d07_relacion_arrendatarios_torre_albariza.xlsx'
data=[('Local 1','Local comercial','Farmacia Lda. Montejaque','B00418273',132.0,'01/03/2014','28/02/2029',3960.00,396.00,7920.00,'Alquilado'),
('Local 2','Local comercial','Tahona del Soto, S.L.','B00516620',88.5,'15/09/2021','14/09/2026',2389.50,265.50,4779.00,'Alquilado'),
('Local 3','Local comercial',None,None,104.0,None,None,None,None,None,'Disponible'),
('1ºA','Oficina','Zubeldi Ingenieros, S.L.P.','B00733104',412.3,'01/01/2020','31/12/2027',6596.80,1443.05,13193.60,'Alquilado'),
('1ºB','Oficina','Asesoría Valdecuna y Asociados, S.L.','B00882916',398.7,'01/06/2022','31/05/2027',6578.55,1395.45,13157.10,'Alquilado'),
('2ºA','Oficina','Clínica Dermis Norte, S.A.','A00912345',412.3,'01/10/2023','30/09/2033',7009.10,1443.05,21027.30,'Alquilado'),
('2ºB','Oficina',None,None,398.7,None,None,None,None,None,'Disponible'),
('3ª planta','Oficina','Correduría Alborán, S.A.','A00120987',811.0,'01/04/2018','31/03/2028',12570.50,2838.50,25141.00,'Alquilado'),
('4ºA','Oficina','Tecnogravis Software, S.L.','B01029384',412.3,'15/02/2024','14/02/2029',7421.40,1443.05,14842.80,'Alquilado'),
('4ºB','Oficina','Tecnogravis Software, S.L.','B01029384',398.7,'15/02/2024','14/02/2029',7176.60,1395.45,14353.20,'Alquilado'),
('5ª planta','Oficina','Fundación Bellosoto','G00987612',811.0,'01/07/2016','30/06/2026',11759.50,2838.50,23519.00,'Preaviso de salida'),
('6ºA','Oficina','Estudio Larrondo Arquitectura, S.L.','B00347261',405.1,'01/11/2024','31/10/2029',7494.35,1417.85,14988.70,'Alquilado'),
('6ºB','Oficina','Naviera Cotobás, S.A.','A00765120',391.9,'01/05/2019','30/04/2026',6466.35,1371.65,12932.70,'Alquilado'),
('Ático','Oficina','Garmendi Abogados, S.L.P.','B00654298',296.4,'01/09/2025','31/08/2030',6224.40,1037.40,12448.80,'Alquilado'),
('Garaje s-1','Aparcamiento (40 pl.)','Aparcamientos Tresviso, S.L.','B00219834',1120.0,'01/01/2021','31/12/2030',4800.00,0.0,9600.00,'Alquilado'),
('Garaje s-2','Aparcamiento (38 pl.)','Aparcamientos Tresviso, S.L.','B00219834',1085.0,'01/01/2021','31/12/2030',4370.00,0.0,8740.00,'Alquilado'),
('Azotea','Antena','Radiotorres Ibéricas, S.A.','A00556677',None,'01/12/2017','30/11/2027',1150.00,0.0,None,'Alquilado'),
('Trastero 1','Trastero','Zubeldi Ingenieros, S.L.P.','B00733104',22.0,'01/01/2020','31/12/2027',143.00,0.0,None,'Alquilado'),
('Trastero 2','Trastero',None,None,18.5,None,None,None,None,None,'Disponible')]
wb=Workbook();ws=wb.active;ws.title='Arrendatarios'
ws.merge_cells('A1:M1');ws['A1']='RELACIÓN DE ARRENDATARIOS';ws['A1'].font=Font(name='Liberation Sans Narrow',bold=True,size=14);ws['A1'].alignment=Alignment(horizontal='center')
ws['A3']='Inmueble:';ws['C3']='Edificio Torre Albariza, C/ Saliente 27, Madrid';ws['A4']='Propietario:';ws['C4']='Inversiones Albariza SOCIMI, S.A.';ws['A5']='Fecha:';ws['C5']='30 de septiembre de 2025'
ws['K5']='Importes en euros, IVA no incluido'
h=['Módulo','Uso','Arrendatario','NIF','Superficie\n(m²)','Fecha\ninicio','Fecha\nvencimiento','Renta\nmensual','Gastos\ncomunes','Total\nfactura mes','Renta\nanual','Fianza','Situación']
for i,x in enumerate(h,1):
    c=ws.cell(7,i,x);c.font=Font(name='Liberation Sans Narrow',bold=True,size=10,color='FFFFFF');c.fill=PatternFill('solid',fgColor='7B2D26');c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
def p(s): return dt.datetime.strptime(s,'%d/%m/%Y').date().isoformat() if s else None
r=8;rows=[];S=[0]*6
th=Side(style='thin',color='BBBBBB')
for u,us,t,nif,a,s,e,re,ga,fi,si in data:
    tot=round(re+ga,2) if t else None;an=round(re*12,2) if t else None
    for i,x in enumerate([u,us,t or '—',nif,a,s,e,re,ga,tot,an,fi,si],1):
        c=ws.cell(r,i,x);c.font=Font(name='Liberation Sans Narrow',size=10,color='9C0006' if not t else '000000');c.border=Border(bottom=th,left=th,right=th)
        if i in(5,):c.number_format='#,##0.0'
        if i in(8,9,10,11,12):c.number_format='#,##0.00'
        if i in(6,7):c.alignment=Alignment(horizontal='center')
    for i,x in enumerate((a,re,ga,tot,an,fi)): S[i]+=x or 0
    rows.append(dict(unit=u,unitType=us,tenantName=t,area=a,statusText=si,leaseStartDate=p(s),leaseEndDate=p(e),contractRent=re,annualRent=an,charges=[dict(code='Gastos comunes',amount=ga)] if t else None,totalCharges=tot,deposit=fi));r+=1
S=[round(x,2) for x in S]
for c,x in zip((1,5,8,9,10,11,12),['TOTAL']+S):
    y=ws.cell(r,c,x);y.number_format='#,##0.00'
for c in range(1,14): ws.cell(r,c).font=Font(name='Liberation Sans Narrow',bold=True,size=10);ws.cell(r,c).border=Border(top=Side(style='medium'))
v=sum(x[4] for x in data if not x[2])
ws.cell(r+2,1,'Superficie disponible (m²)');ws.cell(r+2,5,v);ws.cell(r+3,1,'Tasa de ocupación (superficie)');ws.cell(r+3,5,1-v/S[0]).number_format='0.0%'
ws.cell(r+5,1,'Nota: la Fundación Bellosoto ha comunicado su salida al vencimiento. Rentas actualizadas anualmente conforme al IRAV / IPC.').font=Font(italic=True,size=9)
for i,w in enumerate([12,20,34,11,10,11,12,11,10,12,12,11,17],1): ws.column_dimensions[L(i)].width=w
ws.column_dimensions['D'].hidden=True
ws.row_dimensions[7].height=30;ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.page_setup.fitToWidth=1;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(D+name)
save(name,rows,'Edificio Torre Albariza','2025-09-30','OFFICE','Spanish relación de arrendatarios, text dates, hidden NIF column',units=19,occ=16,vac=3,sheet='Arrendatarios',checks=[('m2',S[0],'area'),('renta',S[1],'contractRent'),('total',S[3],'totalCharges'),('anual',S[4],'annualRent'),('fianza',S[5],'deposit')])
