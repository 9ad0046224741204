from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=random.Random(4305)
F='Lindenhof_Objektergebnis_2024.xlsx'
cols=['I. Quartal','II. Quartal','III. Quartal','IV. Quartal','Jahr 2024 Ist','Plan 2024','Abweichung EUR']
der=lambda b,k: list(b[:4])+[round(sum(b[:4]),2),b[4],round(sum(b[:4])-b[4],2)]
st=St('Objektergebnisrechnung 2024','Wohnanlage Lindenhof','2024-01-01','2024-12-31',cols,der,sheet='Ergebnis')
def q(m,plan=None,v=.03,s=(1,1,1,1)):
    x=[round(m*k*(1+R.uniform(-v,v)),2) for k in s]; return x+[float(plan if plan is not None else round(m*sum(s),-2))]
L=st.line
st.head('Erträge')
a=[L('Sollmieten Wohnen',[198450.0,198450.0,203811.0,203811.0,805000.0],'6000'),L('Sollmieten Gewerbe',[14820.0,14820.0,14820.0,15190.5,59300.0],'6010'),L('Mieten Stellplätze',[9135.0,9180.0,9225.0,9225.0,36500.0],'6020'),
L('Erlösschmälerungen Leerstand',[-7364.2,-6118.75,-5240.9,-4873.4,-20000.0],'6050'),L('Mietminderungen',[-412.6,0.0,-185.3,-960.0,-1000.0],'6055'),L('Umlagen Betriebskosten (Vorauszahlungen)',[47300.0,47300.0,48110.0,48110.0,190000.0],'6100'),
L('Umlagen Heizung/Warmwasser',[38250.0,38250.0,38940.0,38940.0,154000.0],'6110'),L('Sonstige Erträge (Waschküche, Antenne)',q(1240,v=.15),'6900'),L('Versicherungsentschädigungen',[0.0,6480.22,0.0,1350.0,0.0],'6910')]
ti=st.total('Summe Erträge',a,t='TOTAL',key='total_income')
st.head('Umlagefähige Bewirtschaftungskosten')
b=[L(l,q(-m,v=v,s=s),c,'exp') for c,l,m,v,s in [('7000','Grundsteuer',8912.44,0,(1,1,1,1)),('7010','Wasser und Entwässerung',14650,.06,(1,1,1,1)),('7020','Heizung und Warmwasser',36400,.05,(1.6,.7,.4,1.3)),('7030','Allgemeinstrom',2980,.08,(1.1,.9,.8,1.2)),('7040','Straßenreinigung und Winterdienst',2140,.05,(1.7,.5,.5,1.3)),('7050','Müllabfuhr',6385,.02,(1,1,1,1)),('7060','Hausmeister',11890,.01,(1,1,1,1)),('7070','Gartenpflege',2450,.1,(.4,1.5,1.4,.7)),('7080','Aufzug (Wartung, TÜV)',1675,.12,(1,1,1,1)),('7090','Gebäudeversicherung',7230.15,0,(1,1,1,1)),('7095','Kabel / Rauchwarnmelder',1890,.02,(1,1,1,1))]]
tb=st.total('Summe umlagefähige Kosten',b,kind='exp')
st.head('Nicht umlagefähige Bewirtschaftungskosten')
d=[L('WEG-/Mietverwaltung',[-8640.0]*4+[-34560.0],'7200','exp'),L('Laufende Instandhaltung',q(-17800,v=.35,plan=-72000),'7210','exp'),L('Wohnungsmodernisierung bei Mieterwechsel',[-12450.8,-21877.35,-9364.1,-28915.6,-65000.0],'7220','exp'),L('Rechts- und Beratungskosten',q(-1450,v=.5),'7230','exp'),L('Mietausfälle / Abschreibung Forderungen',[-820.14,-2415.7,0.0,-1106.45,-4000.0],'7240','exp'),L('Vermietungskosten, Inserate',q(-690,v=.4),'7250','exp'),L('Nicht umlegbare Betriebskosten (Leerstand)',q(-1320,v=.25),'7260','exp')]
td=st.total('Summe nicht umlagefähige Kosten',d,kind='exp')
te=st.total('Summe Bewirtschaftungskosten',[tb,td],kind='exp',t='TOTAL',key='total_operating_expenses')
noi=st.total('Bewirtschaftungsergebnis (NOI)',[ti,te],t='TOTAL',key='noi')
st.head('Finanzierung und Sonstiges')
e=[L('Darlehenszinsen',[-41210.55,-40986.12,-40759.8,-40531.6,-163500.0],'7500','exp'),L('Abschreibungen auf Gebäude (AfA)',[-52875.0]*4+[-211500.0],'7600','exp'),L('Asset-Management-Gebühr',[-5250.0]*4+[-21000.0],'7700','exp'),L('Zinserträge',[310.4,288.15,402.77,365.02,1200.0],'7800')]
tf=st.total('Summe Finanzierung und Sonstiges',e,kind='exp')
st.total('Ergebnis vor Steuern',[noi,tf],t='TOTAL',key='net_income')
wb=Workbook(); ws=wb.active; ws.title='Ergebnis'
ft=lambda **k: Font(name='Calibri',size=k.pop('size',10),**k)
ws['B1']='Wohnanlage Lindenhof'; ws['B1'].font=ft(bold=True,size=14); ws['B2']='04177 Leipzig, 96 WE / 3 GE'; ws['B3']='Objektergebnisrechnung 2024 (01.01.2024 – 31.12.2024)'; ws['B3'].font=ft(bold=True); ws['J3']='Beträge in EUR'; ws['J3'].alignment=Alignment(horizontal='right'); ws['J3'].font=ft(italic=True)
H=['Konto','Bezeichnung','I. Quartal','II. Quartal','III. Quartal','IV. Quartal','Jahr 2024\nIst','Plan 2024','Abweichung\nEUR','Abw.\n%']
th=Side(style='thin'); md=Side(style='medium')
for i,h in enumerate(H,1):
    c=ws.cell(5,i,h); c.font=ft(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='7F6000'); c.alignment=Alignment(horizontal='left' if i<3 else 'center',vertical='center',wrap_text=True)
ws.row_dimensions[5].height=30
r_=6
for k,r in enumerate(st.rows):
    tot=r['t']!='LINE'
    if r['t']=='HEADING': 
        ws.cell(r_,2,r['label']).font=ft(bold=True,color='7F6000'); r_+=1; continue
    if r['code']: ws.cell(r_,1,r['code'])
    ws.cell(r_,2,r['label'])
    for j,v in enumerate(r['v']): 
        c=ws.cell(r_,3+j,v); c.number_format='#,##0.00;[Red]-#,##0.00'
    pl=r['v'][5]; c=ws.cell(r_,10,round(r['v'][6]/abs(pl),4) if pl else None); c.number_format='0.0%'
    for j in range(1,11):
        c=ws.cell(r_,j); c.font=ft(bold=tot)
        if tot: c.border=Border(top=th,bottom=md if r['t']=='TOTAL' else None)
        if r['t']=='TOTAL': c.fill=PatternFill('solid',fgColor='FFF2CC')
    r_+=1
    if tot: r_+=1
ws.cell(r_+1,2,'Kostenpositionen sind mit negativem Vorzeichen dargestellt. Vorläufige Zahlen vor Abschluss der Betriebskostenabrechnung 2024.').font=ft(italic=True,size=9)
for c,w in zip('ABCDEFGHIJ',[8,44,13,13,13,13,14.5,14.5,13,9]): ws.column_dimensions[c].width=w
ws.freeze_panes='C6'; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=1; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(DOC+F)
save(F,'MULTIFAMILY','OPERATING_STATEMENT','German quarterly property result, costs negative, plan and variance',False,[st])
