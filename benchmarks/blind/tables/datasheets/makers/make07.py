import json
from lo import *
N='vesper_oven_manual'
css='''@page{size:A4;margin:2cm}body{font-family:"Liberation Serif";font-size:10.5pt}h1{font-size:17pt}h2{font-size:12.5pt;margin-top:14pt}td,th{padding:2pt 4pt;font-size:9.5pt;vertical-align:top;text-align:left}p{margin:4pt 0}'''
A=[['Display','Meaning','What to do','Service code'],
['E-01','Cavity sensor open or short','Switch the oven off at the mains for one minute. If the code comes back, call service.','S101'],
['E-02','Door lock did not reach its end position in 40 s','Press the door shut and start the cleaning programme again.','S114'],
['E-05','Overheating of the control','Let the oven cool; check that the vent gap above the door is free.','S120'],
['E-09','Meat probe not found','Push the probe into its socket until it stops, or choose a programme without probe.',''],
['F-11','Key stuck','Clean and dry the touch panel.','S131'],
['F-14','Water tank empty','Fill the tank with fresh water up to MAX.',''],
['F-20','Descaling due','Run programme P9 within the next five steam cycles.','S140'],
['H','Residual heat','None, the sign goes out below 60 °C.','']]
B=[['Food','Shelf','Function','Temperature, °C','Time, min'],
['Sponge cake','2','Hot air','160','30–35'],['Yeast plait','2','Top and bottom','175','35–40'],['Short pastry biscuits, two trays','1 + 3','Hot air','150','20–25'],['Pizza, fresh','1','Pizza','250','9–12'],['Roast beef, 1 kg','2','Roast','190','50–60'],['Chicken, whole','2','Grill with fan','200','65–75'],['Salmon fillet','3','Steam','90','15–18'],['Gratin','2','Top and bottom','185','45–55']]
Cc=[['Model','<','VO 450','VO 460 S','VO 690'],['Outside, mm','Width','595','595','895'],['^','Height','595','595','480'],['^','Depth','564','564','572'],['Cavity','Volume, l','71','68','85'],['^','Shelf levels','4','4','3'],['Supply','Voltage, V','230','230','400 3N'],['^','Load, kW','3.4','3.6','5.2'],['^','Fuse, A','16','16','3 × 16'],['Steam','Tank, l','–','1.1','–'],['Energy class','<','A+','A+','A'],['Weight, kg','<','36','41','52']]
D=[['Accessory','Order no.','VO 450','VO 460 S','VO 690'],['Baking tray, enamel','7 033 110','included','included','–'],['Baking tray, 90 cm','7 033 190','–','–','included'],['Wire rack','7 033 112','included','included','included'],['Telescopic runner, one level','7 033 120','option','option','–'],['Perforated steam pan','7 033 131','–','included','–'],['Meat probe','7 033 140','option','included','option'],['Pizza stone with peel','7 033 155','option','option','option']]
def tb(rows,style,ws,tds=None,attr=''):
    o='<table %s cellspacing="0" style="border-collapse:collapse;%s">'%(attr,style)
    o+='<colgroup>'+''.join('<col width="%d">'%w for w in ws)+'</colgroup>'
    n=len(rows)
    for i,r in enumerate(rows):
        o+='<tr>'
        for j,v in enumerate(r):
            if v in('<','^'):continue
            cs=1
            while j+cs<len(r) and r[j+cs]=='<':cs+=1
            rs=1
            while i+rs<n and rows[i+rs][j]=='^':rs+=1
            t='th' if i==0 else 'td'
            o+='<%s colspan="%d" rowspan="%d" width="%d" style="%s">%s</%s>'%(t,cs,rs,sum(ws[j:j+cs]),tds(i,j,n) if tds else '',v or '<br>',t)
        o+='</tr>'
    return o+'</table>'
h='<html><head><meta charset="utf-8"><style>'+css+'</style></head><body>'
h+='<h1>Vesper built-in ovens</h1><h2>8 Messages on the display</h2><p>The oven watches its own functions. When it finds a fault it stops the programme, sounds three tones and shows a code. Note the code and the serial number before you call the service.</p>'
h+=tb(A,'border:1px solid #000',[70,170,290,90],lambda i,j,n:'border:1px solid #000;'+('background:#e6e6e6' if i==0 else ''),'border="1"')
h+='<h2>9 Baking and roasting chart</h2><p>Values are for a cold oven unless the programme asks for preheating. Shelf 1 is the lowest.</p>'
h+=tb(B,'',[220,60,140,110,90],lambda i,j,n:('border-top:1.5px solid #000;border-bottom:1px solid #000;' if i==0 else '')+('border-bottom:1.5px solid #000;' if i==n-1 else '')+('text-align:center' if j in(1,3,4) else ''))
h+='<p><i>Times rise by about five minutes when two trays are used.</i></p>'
h+='<h2 style="page-break-before:always">10 Technical data</h2>'
h+=tb(Cc,'border:1px solid #888',[110,110,90,90,90],lambda i,j,n:'border:1px solid #888;vertical-align:middle;'+('text-align:right;' if j>1 else '')+('background:#dbe7f3' if i==0 else ''),'border="1"')
h+='<p>The oven meets the rules for electric household appliances that are in force on the day of sale. A copy of the declaration can be had from the address on the last page. The cable is 1.5 m long and leaves the casing at the rear, on the left when seen from the front.</p>'
h+='<h2>11 Accessories</h2>'
h+=tb(D,'',[210,100,90,90,90],lambda i,j,n:('text-align:center' if j>1 else ''))
h+='<h2>12 Before you call</h2><ol><li>Is the mains switch on, and has the fuse held?</li><li>Is the child lock off? Hold the key sign for three seconds.</li><li>Is the demo mode off? The clock would show “dEMo”.</li></ol><p>Keep this booklet with the appliance, and hand it over to the next owner.</p></body></html>'
open(N+'.html','w').write(h)
import subprocess
subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file:///tmp/docextract-blind-lo','--convert-to','odt:writer8','--infilter=HTML (StarWriter)',N+'.html'],check=True,capture_output=True,timeout=120)
conv(N+'.odt')
W=words(N+'.pdf');print('pages',len(W))
def cells(rows):
    out=[]
    for i,r in enumerate(rows):
        for j,v in enumerate(r):
            if v in('','<','^'):continue
            c=j
            while c+1<len(r) and r[c+1]=='<':c+=1
            k=i
            while k+1<len(rows) and rows[k+1][j]=='^':k+=1
            out.append([i,j,k,c,v])
    return out
def mk(p,rows,a,b,na=0,nb=0):
    A=[q for q in W[p] if q[4]==a][na];B=[q for q in W[p] if q[4]==b and q[1]>A[1]][nb]
    ws=[q for q in W[p] if A[1]-2<q[1]<B[3]+1]
    return {"page":p+1,"bbox":[round(min(q[0] for q in ws)-5,1),round(A[1]-3,1),round(max(q[2] for q in ws)+5,1),round(B[3]+3,1)],"n_rows":len(rows),"n_cols":len(rows[0]),"cells":cells(rows)}
T=[mk(0,A,'Display','Residual'),mk(0,B,'Food','Gratin'),mk(1,Cc,'Model','Weight,'),mk(1,D,'Accessory','Pizza')]
json.dump({"suite":"t14","doc":N,"pdf":N+".pdf","kind":"generated","complete":True,"tables":T},open(N+'.truth.json','w'),ensure_ascii=False,indent=0)
for t in T:print(t['page'],t['bbox'],t['n_rows'],t['n_cols'])
