# UK mixed office building: accommodation and tenancy mix by floor and use, PDF
from common import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.colors import HexColor
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
F="Tallow Wharf - Accommodation & Tenancy Mix.pdf"
D='/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed'
pdfmetrics.registerFont(TTFont('DC',D+'.ttf')); pdfmetrics.registerFont(TTFont('DB',D+'-Bold.ttf')); pdfmetrics.registerFont(TTFont('DO',D+'-Oblique.ttf'))
# label, demises, let, nia, let area, passing rent pa, erv psf
S=[("ONE TALLOW WHARF - OFFICES",[("11th floor & terrace",1,1,6240,6240,405600,66.5),("10th floor",1,1,9815,9815,603623,64.0),("9th floor",2,1,9815,4905,289395,63.0),("8th floor",1,1,9822,9822,569676,62.0),("7th floor",1,1,9822,9822,559854,61.0),("6th floor",3,3,9790,9790,572715,60.0),("5th floor",1,0,9822,0,0,59.5),("4th floor",2,2,9822,9822,545121,58.5),("3rd floor",2,1,9640,5110,278495,57.5),("2nd floor",1,1,9640,9640,506100,56.5),("1st floor",4,3,8935,6420,343470,55.0),("Ground floor - business suite",6,5,3180,2655,172575,65.0)]),
("ONE TALLOW WHARF - RETAIL & LEISURE",[("Ground floor shops",4,3,5215,3870,193500,48.0),("Ground floor restaurant",1,1,3940,3940,157600,42.5),("Lower ground gym",1,1,7460,7460,149200,21.0),("Kiosk (dock edge)",1,1,165,165,18000,105.0)]),
("COOPERAGE BUILDING",[("3rd floor studios",5,5,3310,3310,134055,42.0),("2nd floor studios",5,4,3310,2680,105860,40.0),("1st floor offices",2,2,3655,3655,142545,40.0),("Ground floor showroom",1,0,2980,0,0,37.5)]),
("ANCILLARY",[("Basement storage",9,6,2140,1390,20850,15.0),("Basement car park (62 spaces)",3,2,None,None,136400,None),("Roof - telecoms",2,2,None,None,31500,None)])]
KEY=["units","occupied","total_sf","other:NIA sq m","vacant_sf","pct_occ","actual_total","actual_sf","market_sf","market_total"]
KEY[4]="other:Void sq ft"; KEY[5]="pct_leased"
W,H=landscape(A4); c=canvas.Canvas(doc(F),pagesize=(W,H),invariant=1); navy=HexColor('#23394d'); sand=HexColor('#efe9dc')
XC=[262,308,372,428,490,548,640,690,742,806]
HD=[("Demises",""),("Let",""),("NIA","sq ft"),("NIA","sq m"),("Void","sq ft"),("% let","by area"),("Passing rent","£ p.a."),("Passing","£ psf"),("ERV","£ psf"),("ERV","£ p.a.")]
def head(p):
    c.setFillColor(navy); c.rect(0,H-46,W,46,stroke=0,fill=1); c.setFillColor(HexColor('#ffffff')); c.setFont('DB',14); c.drawString(36,H-29,"Tallow Wharf, Leeds LS10"); c.setFont('DC',9); c.drawRightString(806,H-28,"Accommodation and tenancy mix by floor and use  -  29 September 2025"); c.setFillColor(navy)
    y=H-66; c.setFont('DB',8.2); c.drawString(36,y-10,"Floor / accommodation")
    for x,(a,b) in zip(XC,HD):
        c.drawRightString(x,y,a if b else ""); c.drawRightString(x,y-10,b or a)
    c.setStrokeColor(navy); c.setLineWidth(1.1); c.line(36,y-15,806,y-15)
    c.setFont('DO',7); c.drawString(36,24,"NIA measured to RICS Code of Measuring Practice (6th ed.), rounded. Passing rent excludes rents in rent-free periods stepping up after 24 June 2026."); c.drawRightString(806,24,f"{p}")
    return y-31
def calc(lab,u,l,nia,la,pr,erv,key):
    d={key:lab,"units":u,"occupied":l}; o=[f"{u}",f"{l}"]
    if nia: sm=round(nia*.09290304,1); d.update({"total_sf":nia,"other:NIA sq m":sm}); o+=[f"{nia:,}",f"{sm:,.1f}"]; vo=nia-la; d["pct_leased"]=round(la/nia*100,1); o+=[f"{vo:,}" if vo else "-",f"{d['pct_leased']:.1f}%"]; d.update({"other:Void sq ft":vo} if vo else {})
    else: o+=["-"]*4
    if pr: d["actual_total"]=pr; o.append(f"{pr:,}")
    else: o.append("-")
    if pr and la: d["actual_sf"]=round(pr/la,2); o.append(f"{pr/la:,.2f}")
    else: o.append("-")
    return d,o
rows=[];tots=[];y=head(1);G=[0]*7;p=1;gsm=0
for s,l in S:
    if y<60+14*min(len(l)+2,6): c.showPage(); p+=1; y=head(p)
    c.setFillColor(sand); c.rect(36,y-4,770,14,stroke=0,fill=1); c.setFillColor(navy); c.setFont('DB',8.2); c.drawString(40,y,s); y-=16
    T=[0]*7
    # T: u,l,nia,la,pr(all),erv, pr on area ; sqm
    ssm=0
    for lab,u,le,nia,la,pr,ev in l:
        d,o=calc(lab,u,le,nia,la,pr,ev,"type")
        if ev: e=round(nia*ev); d["market_sf"]=ev; d["market_total"]=e; o+=[f"{ev:.2f}",f"{e:,}"]; ssm+=d["other:NIA sq m"]
        else: e=round(pr*1.05,-2); e=int(e); d["market_total"]=e; o+=["-",f"{e:,}"]
        c.setFont('DC',8.4); c.drawString(46,y,lab)
        for x,q in zip(XC,o): c.drawRightString(x,y,q)
        rows.append({"type":d["type"],**{k:d[k] for k in KEY if k in d}}); y-=14
        T=[a+b for a,b in zip(T,[u,le,nia or 0,la or 0,pr,e,0])]
    sub,o=calc("Sub-total",*T[:4],T[4],None,"label"); sub["other:NIA sq m"]=round(ssm,1); o[3]=f"{ssm:,.1f}"
    # per-area rent at subtotal only where the whole section is measured
    if s!="ANCILLARY": sub["market_sf"]=round(T[5]/T[2],2); o+=[f"{T[5]/T[2]:.2f}"]
    else: sub.pop("actual_sf",None); o[7]="-"; o+=["-"]
    sub["market_total"]=T[5]; o+=[f"{T[5]:,}"]
    c.setLineWidth(.5); c.line(200,y+9,806,y+9); c.setFont('DB',8.4); c.drawString(46,y-1,"Sub-total")
    for x,q in zip(XC,o): c.drawRightString(x,y-1,q)
    tots.append({"label":"Sub-total",**{k:sub[k] for k in KEY if k in sub}}); y-=22; G=[a+b for a,b in zip(G,T)]; gsm+=ssm
d,o=calc("Tallow Wharf total",*G[:5],None,"label"); d.pop("actual_sf"); o[7]="-"; d["other:NIA sq m"]=round(gsm,1); o[3]=f"{gsm:,.1f}"; d["market_total"]=G[5]; o+=["-",f"{G[5]:,}"]
c.setFillColor(navy); c.rect(36,y-6,770,17,stroke=0,fill=1); c.setFillColor(HexColor('#ffffff')); c.setFont('DB',8.8); c.drawString(40,y,"Tallow Wharf total")
for x,q in zip(XC,o): c.drawRightString(x-2 if x==806 else x,y,q)
tots.append({"label":"Tallow Wharf total",**{k:d[k] for k in KEY if k in d}})
c.setFillColor(navy); y-=34; c.setFont('DB',9); c.drawString(36,y,"Remarks"); c.setFont('DC',8.4)
for q in ["5th floor: strip-out complete, under refurbishment to Cat A, practical completion expected February 2026.","9th floor west: heads of terms agreed for the void part, solicitors instructed. Not treated as let.","Cooperage ground floor showroom: marketed since May 2025; former tenant dissolved, rates mitigation in place.","Car park: two operators' licences (40 and 14 spaces); eight spaces unlet. Telecoms leases outside the 1954 Act."]:
    y-=14; c.drawString(36,y,"-  "+q)
c.save(); print('pages',p)
save(F,"UM",None,KEY,rows,tots,"UK mixed-use wharf, accommodation and tenancy mix by floor and use, annual rents and ERV",True)
