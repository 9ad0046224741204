# German house manager's monthly income and expense table, old .xls
import xlwt
from common import *
R=random.Random(909)
N='Goethestr27_Objektabrechnung_2024.xls'
ms=['Jan','Feb','Mrz','Apr','Mai','Jun','Jul','Aug','Sep','Okt','Nov','Dez']
s=St('Objektabrechnung 2024 - Einnahmen und Ausgaben','Goethestraße 27, 04109 Leipzig','2024-01-01','2024-12-31',[m+' 24' for m in ms]+['Summe'],sheet='Obj 0127')
def L(k,lab,m): return s.l(lab,tot([round(float(v),2) for v in m]),code=k)
q=lambda v,ms_=(1,4,7,10):[v if i+1 in ms_ else 0 for i in range(12)]
s.h('Einnahmen')
a=[L('8100','Mieten Wohnungen (10 WE)',[7845.60]*3+[7912.10]*2+[7312.10]*1+[7912.10]*6),L('8110','Mieten Gewerbe (2 Läden)',[3480.00]*12),L('8120','Mieten Stellplätze',[280.00]*7+[320.00]*5),L('8200','Betriebskostenvorauszahlungen',[2165.00]*5+[2005.00]+[2165.00]*6),L('8210','Nachzahlungen / Guthaben BK 2023',[0,0,0,0,0,0,0,-418.77,612.35,190.04,0,0]),L('8400','Sonstige Einnahmen',[0,0,45.00,0,0,0,0,0,0,312.50,0,0])]
ti=s.t('Summe Einnahmen',a,key='total_income')
s.h('Umlagefähige Betriebskosten')
b=[L('4100','Grundsteuer',q(1014.38,(2,5,8,11))),L('4110','Wasser / Abwasser',q(742.00,(2,4,6,8,10,12))),L('4120','Heizung / Gas',[1120.00]*12),L('4130','Allgemeinstrom',[96.00]*12),L('4140','Müllabfuhr',q(388.65)),L('4150','Straßenreinigung / Winterdienst',[145.00,145.00,145.00,60,60,60,60,60,60,60,145.00,145.00]),L('4160','Hausmeister',[476.00]*12),L('4170','Gebäudeversicherung',[3218.44]+[0]*11),L('4180','Aufzug Wartung',q(297.50,(3,9))),L('4190','Schornsteinfeger',[0,0,0,0,118.42,0,0,0,0,0,0,0]),L('4195','Treppenhausreinigung',[238.00]*12)]
tb=s.t('Summe umlagefähige Kosten',b)
s.h('Nicht umlagefähige Kosten')
c=[L('4500','Verwaltergebühr',[321.30]*12),L('4510','Instandhaltung laufend',[184.21,0,655.69,212.42,0,1480.36,98.77,0,341.53,0,866.32,129.71]),L('4520','Renovierung Whg. 2. OG links',[0,0,0,0,0,4287.15,1905.20,0,0,0,0,0]),L('4530','Rechtsberatung / Inkasso',[0,0,0,357.00,0,0,0,0,214.20,0,0,0]),L('4540','Kontoführung / Porto',[14.90]*12),L('4550','Mietausfall / Abschreibung Forderungen',[0,0,0,0,0,0,0,0,0,0,0,480.00])]
tc=s.t('Summe nicht umlagefähige Kosten',c); tk=s.t('Summe Bewirtschaftungskosten',[tb,tc],key='total_operating_expenses')
n=s.t('Bewirtschaftungsergebnis vor Kapitaldienst',[ti,tk],[1,-1],key='noi')
s.h('Kapitaldienst'); d=[]; bal=684200.0; zi=[];tg=[]
for _ in range(12): z=round(bal*.0239/12,2); zi.append(z); tg.append(round(3150-z,2)); bal-=tg[-1]
z=L('4700','Zinsen Darlehen Sparkasse',zi); t=L('4710','Tilgung Darlehen Sparkasse',tg); td=s.t('Summe Kapitaldienst',[z,t])
s.t('Liquiditätsüberschuss',[n,td],[1,-1],type='TOTAL',key='net_cash_flow')
wb=xlwt.Workbook(encoding='utf-8'); ws=wb.add_sheet('Obj 0127')
xf=lambda e,nf='General': xlwt.easyxf('font: name Arial, height 180'+e,num_format_str=nf)
ws.write(0,0,'Hausverwaltung Ehrlich & Sohn, Leipzig',xf(', italic on')); ws.write(1,0,'Objektabrechnung 2024 - Einnahmen und Ausgaben',xf(', bold on, height 240')); ws.write(2,0,'Objekt 0127: Goethestraße 27, 04109 Leipzig',xf(', bold on')); ws.write(3,0,'Zeitraum: 01.01.2024 - 31.12.2024, alle Beträge in EUR',xf(''))
hs=xf(', bold on; pattern: pattern solid, fore_colour gray25; alignment: horiz center; borders: bottom thin')
ws.write(5,0,'Konto',hs); ws.write(5,1,'Bezeichnung',hs)
for k,cn in enumerate(s.columns): ws.write(5,2+k,cn,hs)
ws.col(0).width=2000; ws.col(1).width=10500
for k in range(13): ws.col(2+k).width=2900
r=6; nf='#,##0.00'
for x in s.rows:
    if x['type']=='HEADING': r+=1; ws.write(r,0,x['label'],xf(', bold on')); r+=1; continue
    e=', bold on; borders: top thin' if x['type']=='SUBTOTAL' else ', bold on; borders: top thin, bottom double' if x['type']=='TOTAL' else ''
    st=xf(e,nf); ws.write(r,0,int(x['code']) if x['code'] else '',xf(e)); ws.write(r,1,x['label'],xf(e))
    for k,v in enumerate(x['values']):
        ws.write(r,2+k,v,st)
    r+=1
ws.set_portrait(False); ws.set_fit_width_to_pages(1); ws.set_fit_height_to_pages(1); ws.fit_num_pages=1; ws.set_panes_frozen(True); ws.set_horz_split_pos(6); ws.set_vert_split_pos(2)
wb.save(doc(N)); print(s.rows[n]['values'][-1],s.rows[-1]['values'][-1])
save(N,[s],'MIXED_USE','OPERATING_STATEMENT_T12','German house manager monthly table in .xls, account numbers',True)
