# Spanish building, numbers as text, sections
from common import *; import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
FN='Relacion_inquilinos_Ruzafa_enero2026.xlsx'
rng=random.Random(1010)
de=lambda v:f'{v:,.2f}'.replace(',','#').replace('.',',').replace('#','.')
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Relación'
P="Amparo Ibarra Soler|Vicente Llopart Gil|Lucía Montalbán Ros|Hassan Benali|Rosario Cuenca Prats|Iker Zabala Osa|Marta Ferriol Bosch|Joaquín Alcaide Ruiz|Nadia Petrescu|Pilar Escribano Mas|Andrés Tormo Vives|Sofía Quintanar Leal|Bruno Carvalho|Elena Sanchis Pardo|Ramón Belda Ortí|Irene Galiana Sáez|Chen Wei|Teresa Morant Blay|Óscar Peñalver Roig|Dolores Cifre Navas|Hugo Lafuente Coll".split('|')
rng.shuffle(P); it=iter(P); ten=[]
Vv=[]
for fl in range(1,7):
    for d in 'ABCD'[:4 if fl<6 else 2]: Vv.append((f'{fl}º {d}',{'A':74.5,'B':68.0,'C':81.3,'D':59.7}[d]))
used=0
sec=[('LOCALES',[('Bajo izda.','Horchatería La Acequia, S.L.',96.0,1450),('Bajo dcha.','Óptica Mestalla, S.L.U.',72.5,1180),('Entresuelo',None,110.0,None)]),('VIVIENDAS',[]),('GARAJES',[])]
for u,a in Vv:
    if u in('3º C','5º D','2º B'): sec[1][1].append((u,None,a,None))
    else:
        try: t=next(it)
        except StopIteration: t='Gestora Vivir Centro, S.L.'
        ten.append(t); sec[1][1].append((u,t,a,rng.choice([690,720,765.5,810,845,880.25,925])+(60 if a>80 else 0)))
for g in range(1,11):
    sec[2][1].append((f'Plaza {g}',None if g in(4,9) else rng.choice(ten+['Horchatería La Acequia, S.L.']),None,None if g in(4,9) else rng.choice([75,80,85])))
b=Font(bold=True); th=Side(style='thin'); R=Alignment(horizontal='right')
ws['A1']='EDIFICIO C/ CUBA 214 - RUZAFA, VALENCIA'; ws['A1'].font=Font(bold=True,size=13); ws['A2']='Relación de inquilinos y recibos - Enero 2026'; ws['A3']='Propiedad: Inmuebles Turia Norte, S.L.  -  Administración de fincas Blasco y Asociados'
H=['Piso / Puerta','Inquilino','Sup. m²','Fecha contrato','Vencimiento','Renta','Comunidad','I.B.I.','Tasa basura','I.V.A.','Total recibo','Fianza','Observaciones']
for j,h in enumerate(H,1):
    c=ws.cell(5,j,h); c.font=b; c.fill=PatternFill('solid',fgColor='FCE4D6'); c.border=Border(top=th,bottom=th,left=th,right=th); c.alignment=Alignment(wrap_text=True,horizontal='center')
r=6;rows=[];G=[0]*7
for sn,L in sec:
    ws.cell(r,1,sn).font=b; r+=1; T=[0]*7
    for u,t,a,re in L:
        ws.cell(r,1,u)
        if a: ws.cell(r,3,de(a)).alignment=R
        if not t:
            ws.cell(r,2,'LIBRE'); rows.append(row(unit=u,section=sn,area=a,statusText='LIBRE')); r+=1; continue
        re=float(re); viv=sn=='VIVIENDAS'; gar=sn=='GARAJES'
        com=0 if gar else (round(a*.62,2)); ibi=0 if gar else round(a*.29,2); bas=0 if gar else (8.4 if viv else 21.35); iva=0 if viv else round((re+com+ibi+bas)*.21,2); tot=round(re+com+ibi+bas+iva,2)
        s=D(rng.randint(2020,2025),rng.randint(1,12),rng.choice([1,1,15])); e=addm(s,12*(7 if viv else 10))-dt.timedelta(days=1)
        if gar: e='Mensual'
        fi=re*(1 if viv else (2 if not gar else 1)) if not(gar and rng.random()<.5) else None; ob=''
        if viv and rng.random()<.12: ob='Prórroga tácita'
        elif viv and rng.random()<.1: ob='Pte. actualizar IRAV'
        vals=[None,t,None,s.strftime('%d/%m/%Y'),e if isinstance(e,str) else e.strftime('%d/%m/%Y'),re,com,ibi,bas,iva,tot,fi,ob]
        for j,v in enumerate(vals,1):
            if v is None or v=='' : continue
            if isinstance(v,(int,float)): c=ws.cell(r,j,de(v) if v else '-'); c.alignment=R
            else: ws.cell(r,j,v)
        ch=[dict(code=k,amount=v) for k,v in zip(('Renta','Comunidad','I.B.I.','Tasa basura','I.V.A.'),(re,com,ibi,bas,iva)) if v]
        rows.append(row(unit=u,section=sn,tenantName=t,area=a,leaseStartDate=s,leaseEndDate=e,contractRent=re,charges=ch,totalCharges=tot,deposit=fi,statusText='Occupied'))
        for i,v in enumerate((re,com,ibi,bas,iva,tot,fi or 0)): T[i]+=v
        r+=1
    ws.cell(r,2,f'Suma {sn.lower()}').font=b
    for i,v in enumerate(T): c=ws.cell(r,6+i,de(v) if v else '-'); c.font=b; c.alignment=R; c.border=Border(top=th)
    G=[p+q for p,q in zip(G,T)]; r+=2
ws.cell(r,2,'TOTAL EDIFICIO').font=b
for i,v in enumerate(G): c=ws.cell(r,6+i,de(v)); c.font=b; c.alignment=R; c.border=Border(top=th,bottom=Side(style='double'))
n=len(rows);v=sum(1 for x in rows if x['statusText']=='LIBRE'); r+=2
ws.cell(r,1,f'Fincas: {n}   Arrendadas: {n-v}   Libres: {v}')
for c,w in zip('ABCDEFGHIJKLM',(13,30,8,13,12,11,11,9,9,10,12,11,20)): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(os.path.join(DOC,FN))
tie('r',G[0],S(rows,'contractRent'));tie('t',G[5],S(rows,'totalCharges'));tie('iva',G[4],C(rows,'I.V.A.'));tie('f',G[6],S(rows,'deposit'))
save(FN,'MIXED_USE','Spanish building, sections, numbers as text with decimal comma',False,'EDIFICIO C/ CUBA 214 - RUZAFA, VALENCIA','2026-01',n,n-v,v,rows)
