from common import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
F="Mieterliste_Kornhausplatz_2025-12.pdf"
def de(x,n=2): return f"{x:,.{n}f}".replace(",","_").replace(".",",").replace("_",".")
def dd(d): return d.strftime("%d.%m.%Y")
def run():
    R=random.Random(4404); D=dt.date
    S=[("Läden Erdgeschoss",[("01","EG links","Laden","Bäckerei Ostermoor GmbH",142.5,D(2016,4,1),D(2026,3,31),2850,1),("02","EG Mitte","Laden","Optik Lindqvist e.K.",96.2,D(2020,10,1),D(2030,9,30),2116.4,1),("03","EG rechts","Gastronomie","Trattoria Bellacorte UG",188.75,D(2022,6,1),D(2032,5,31),3869.38,1),("04","EG Hof","Lager","Bäckerei Ostermoor GmbH",41.0,D(2018,1,1),"unbefristet",246,1)]),
       ("Büro- und Praxisflächen 1.–2. OG",[("11","1. OG links","Praxis","Zahnarztpraxis am Kornhaus MVZ GmbH",164.3,D(2019,7,1),D(2029,6,30),2218.05,0),("12","1. OG rechts","Büro","Steuerkanzlei Wesselberg PartG",121.9,D(2015,1,1),"unbefristet",1523.75,1),("13","1. OG Mitte","Büro",None,87.4,None,None,None,0),("21","2. OG links","Büro","Nordkap Softwarehaus GmbH",164.3,D(2023,3,1),D(2028,2,29),2300.2,1),("22","2. OG rechts","Büro","Ingenieurbüro Thalbach & Söhne GmbH",121.9,D(2024,11,15),D(2029,11,14),1706.6,1),("23","2. OG Mitte","Büro","Kulturverein Speicherstadt e.V.",87.4,D(2021,5,1),"unbefristet",786.6,0)]),
       ("Wohnungen 3.–4. OG",[("31","3. OG links","Wohnung 3 Zi.","Oelkers, Birte und Malte",92.1,D(2012,9,1),"unbefristet",828.9,0),("32","3. OG rechts","Wohnung 2 Zi.","Vandreike, Tomke",64.8,D(2022,2,1),"unbefristet",758.16,0),("33","3. OG Mitte","Wohnung 1 Zi.","Szolnok, Ferenc",38.5,D(2024,8,1),"unbefristet",539,0),("41","4. OG links","Wohnung 4 Zi.",None,118.6,None,None,None,0),("42","4. OG rechts","Wohnung 2 Zi.","Haverkate, Insa",66.3,D(2017,12,1),"unbefristet",616.59,0),("43","4. OG Mitte","Wohnung 1 Zi.","Adeyinka-Ross, Dele",39.2,D(2025,4,1),"unbefristet",568.4,0)]),
       ("Stellplätze und Sonstiges",[("T1","TG 1","Stellplatz","Steuerkanzlei Wesselberg PartG",None,D(2015,1,1),"unbefristet",85,1),("T2","TG 2","Stellplatz","Nordkap Softwarehaus GmbH",None,D(2023,3,1),D(2028,2,29),95,1),("T3","TG 3","Stellplatz","Haverkate, Insa",None,D(2019,6,1),"unbefristet",75,0),("T4","TG 4","Stellplatz",None,None,None,None,None,0),("F1","Dach","Funkmast","MobilNetz Baltica AG",None,D(2014,10,1),D(2034,9,30),540,1)])]
    P=ParagraphStyle("p",fontName="Helvetica",fontSize=7,leading=8); PB=ParagraphStyle("b",parent=P,fontName="Helvetica-Bold"); PI=ParagraphStyle("i",parent=P,fontName="Helvetica-Oblique")
    PR=ParagraphStyle("r",parent=PB,alignment=2)
    hd=["ME","Lage","Nutzungsart","Mieter","Fläche<br/>m²","Miet-<br/>beginn","Miet-<br/>ende","Nettokaltmiete<br/>€ / Monat","€ / m²","NK-VZ<br/>€","HK-VZ<br/>€","USt 19 %<br/>€","Gesamtmiete<br/>€ / Monat","Kaution<br/>€"]
    data=[[Paragraph(h,PB if i<4 else PR) for i,h in enumerate(hd)]]; sty=[("VALIGN",(0,0),(-1,-1),"TOP"),("LINEBELOW",(0,0),(-1,0),1,colors.black),("LINEABOVE",(0,0),(-1,0),1,colors.black),("FONT",(0,1),(-1,-1),"Helvetica",7),("ALIGN",(4,1),(-1,-1),"RIGHT"),("TOPPADDING",(0,0),(-1,-1),1.6),("BOTTOMPADDING",(0,0),(-1,-1),1.6),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3)]
    rows=[]; G=[0]*6; cnt=[0,0]
    for sec,it in S:
        sty+=[("SPAN",(0,len(data)),(-1,len(data))),("FONT",(0,len(data)),(-1,len(data)),"Helvetica-Bold",7.5),("TOPPADDING",(0,len(data)),(-1,len(data)),6)]
        data.append([sec]+[""]*13); T=[0]*6
        for me,lage,nz,mt,fl,b,e,nkm,ust in it:
            ex=sec.startswith("Stell")
            if mt is None:
                data.append([me,Paragraph(lage,P),Paragraph(nz,P),Paragraph("Leerstand",PI),de(fl) if fl else ""]+[""]*9)
                rows.append(dict(unit=me,unitType=nz,area=fl,statusText="Leerstand",section=sec)); T[0]+=fl or 0
                if not ex: cnt[1]+=1
                continue
            nk=r2(fl*1.9) if fl and nz!="Lager" else None; hk=r2(fl*1.25) if fl and nz!="Lager" else None
            us_=r2((nkm+(nk or 0)+(hk or 0))*.19) if ust else None; ges=r2(nkm+(nk or 0)+(hk or 0)+(us_ or 0))
            ka=None if ex or nz=="Lager" else r2(nkm*3) if "Wohn" in nz else R.choice([r2(nkm*3),None,float(R.randint(4,9)*1000)])
            data.append([me,Paragraph(lage,P),Paragraph(nz,P),Paragraph(mt,P),de(fl) if fl else "",dd(b),dd(e) if not isinstance(e,str) else e,de(nkm),de(nkm/fl) if fl else "",de(nk) if nk else "",de(hk) if hk else "",de(us_) if us_ else "",de(ges),de(ka) if ka else ""])
            rows.append(dict(unit=me,unitType=nz,area=fl,tenantName=mt,statusText="Occupied",section=sec,contractRent=nkm,leaseStartDate=iso(b),leaseEndDate=e if isinstance(e,str) else iso(e),deposit=ka,totalCharges=ges,charges=[{"code":k,"amount":v} for k,v in(("NK-VZ",nk),("HK-VZ",hk),("USt 19 %",us_)) if v]))
            for i,v in enumerate((fl,nkm,nk,hk,us_,ges)): T[i]+=v or 0
            if not ex: cnt[0]+=1
        sty+=[("FONT",(0,len(data)),(-1,len(data)),"Helvetica-Bold",7),("LINEABOVE",(4,len(data)),(-1,len(data)),.4,colors.black)]
        data.append(["","","","Summe",de(T[0]) if T[0] else "","","",de(T[1]),"",de(T[2]) if T[2] else "",de(T[3]) if T[3] else "",de(T[4]) if T[4] else "",de(T[5]),""])
        G=[a+b for a,b in zip(G,T)]
    sty+=[("FONT",(0,len(data)),(-1,len(data)),"Helvetica-Bold",7.5),("LINEABOVE",(0,len(data)),(-1,len(data)),1,colors.black),("LINEBELOW",(0,len(data)),(-1,len(data)),1.5,colors.black)]
    data.append(["","","","Gesamtsumme Objekt",de(G[0]),"","",de(G[1]),"",de(G[2]),de(G[3]),de(G[4]),de(G[5]),""])
    t=Table(data,colWidths=[24,52,62,132,42,50,52,62,34,44,44,48,60,52],repeatRows=1); t.setStyle(TableStyle(sty))
    H1=ParagraphStyle("h",fontName="Helvetica-Bold",fontSize=12,leading=15)
    def foot(c,d):
        c.setFont("Helvetica",6.5); c.drawString(40,24,"Hausverwaltung Priwall & Kray  ·  ausgedruckt 08.01.2026 09:14"); c.drawRightString(landscape(A4)[0]-40,24,f"Seite {d.page}")
    n=sum(cnt)
    SimpleDocTemplate(str(DOCS/F),pagesize=landscape(A4),leftMargin=38,rightMargin=38,topMargin=34,bottomMargin=40,invariant=1).build([Paragraph("Mieterliste zum 31.12.2025",H1),Paragraph("Objekt 0117 – Geschäftshaus Kornhausplatz 8, Rendsfleth",ParagraphStyle("s",parent=P,fontSize=9,leading=12)),Spacer(1,8),t,Spacer(1,10),Paragraph(f"Mieteinheiten ohne Stellplätze und Funkmast: {n}, davon vermietet {cnt[0]}, Leerstand {cnt[1]}. ME = Mieteinheit, NK-VZ = Vorauszahlung Betriebskosten, HK-VZ = Vorauszahlung Heizkosten.",P)],onFirstPage=foot,onLaterPages=foot)
    return save(F,"MIXED_USE","German Mieterliste A4 landscape, decimal commas, unbefristet, parking section",False,dict(propertyName="Geschäftshaus Kornhausplatz 8, Rendsfleth",asOnDate="2025-12-31",units=n,occupied=cnt[0],vacant=cnt[1],rows=rows))
if __name__=="__main__": print(run())
