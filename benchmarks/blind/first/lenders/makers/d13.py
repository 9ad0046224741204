from common import *
import csv, io
def make():
    fn="Export_Mietflaechen_Rhein-Main_III.csv"
    def e(x): return f"{x:,.2f}".replace(",","#").replace(".",",").replace("#",".")
    F=lambda d: d.strftime("%d.%m.%Y")
    A=[("Logistikpark Hattersfurt","HF",[("Halle A1","Spedition Brückmaier GmbH & Co. KG","Warehouse",9840,D(2019,7,1),D(2029,6,30),5.35,None,None,"LET"),("Halle A2","Spedition Brückmaier GmbH & Co. KG","Warehouse",7215,D(2019,7,1),D(2029,6,30),5.35,None,None,"LET"),("Halle B","Nordlicht Fulfilment SE","Warehouse",14480,D(2022,2,1),D(2032,1,31),5.90,D(2026,2,1),6.10,"LET"),("Mezz. B","Nordlicht Fulfilment SE","Mezzanine",1960,D(2022,2,1),D(2032,1,31),3.00,None,None,"LET"),("Büro 1.OG links","Spedition Brückmaier GmbH & Co. KG","Office",612,D(2019,7,1),D(2029,6,30),9.80,None,None,"LET"),("Büro 1.OG rechts",None,"Office",588,None,None,None,None,None,"VACANT"),("Büro 2.OG","Zollagentur Wieland Rösch","Office",344,D(2021,10,1),"unbefristet",10.50,None,None,"LET"),("Stellpl. LKW 1-24","Spedition Brückmaier GmbH & Co. KG","Parking",None,D(2019,7,1),D(2029,6,30),2160.0,None,None,"LET")]),
       ("Umschlaghof Griesfeld","GF",[("Halle 1","Kühlwerk Griesfeld GmbH","Cold store",11350,D(2016,1,1),D(2030,12,31),7.75,D(2026,1,1),7.98,"LET"),("Halle 2","Paketring Mitte AG","Cross-dock",6020,D(2023,5,15),D(2028,5,14),6.60,D(2026,5,15),6.78,"LET"),("Halle 3",None,"Warehouse",5475,None,None,None,None,None,"VACANT"),("Halle 3","Terravolt Batterielogistik GmbH","Warehouse",5475,D(2025,9,1),D(2030,8,31),6.45,None,None,"PRE-LET"),("Halle 4","Möbelhaus Ostertag Lager GmbH","Warehouse",8890,D(2018,4,1),D(2025,9,30),5.10,None,None,"LET"),("Pförtner / Imbiss","Fatma's Trucker-Imbiss","Retail",96,D(2020,3,1),"unbefristet",14.00,None,None,"LET"),("Verwaltung EG","Kühlwerk Griesfeld GmbH","Office",420,D(2016,1,1),D(2030,12,31),10.20,D(2026,1,1),10.50,"LET"),("Dachfläche PV","Sonnenertrag Rhein-Main eG","Roof lease",None,D(2021,1,1),D(2040,12,31),1450.0,None,None,"LET")]),
       ("Gewerbepark Mörlenau","ML",[("Unit 1","Farbenfroh Lackvertrieb GmbH","Light industrial",1240,D(2022,8,1),D(2027,7,31),7.20,None,None,"LET"),("Unit 2","Haustechnik Dörnberg e.K.","Light industrial",980,D(2017,11,1),"unbefristet",6.50,None,None,"LET"),("Unit 3",None,"Light industrial",1115,None,None,None,None,None,"VACANT"),("Unit 4","Intralog Prüfservice GmbH","Light industrial",1180,D(2024,1,1),D(2028,12,31),7.60,D(2026,1,1),7.80,"LET"),("Unit 5-6","Velofabrik Südhessen GmbH","Light industrial",2420,D(2020,6,1),D(2025,12,31),6.95,None,None,"LET"),("Unit 7","Medisteril Aufbereitung GmbH","Light industrial",1300,D(2023,10,1),D(2033,9,30),8.10,D(2028,10,1),8.65,"LET"),("Unit 8","Eventtechnik Klangraum UG","Light industrial",870,D(2021,4,1),D(2026,3,31),7.00,None,None,"LET"),("Unit 9",None,"Light industrial",905,None,None,None,None,None,"VACANT")])]
    out=io.StringIO(); w=csv.writer(out,delimiter=";",quoting=csv.QUOTE_MINIMAL,lineterminator="\r\n")
    w.writerow(["Portfolio:","Logistik-Portfolio Rhein-Main III"]); w.writerow(["Status per / as at:","30.06.2025"]); w.writerow(["Währung / currency:","EUR"]); w.writerow([])
    h=["Asset","Asset ID","Mieteinheit / unit","Mieter / tenant","Nutzung / use","Fläche m² / area sqm","Mietbeginn / start","Mietende / expiry","Status","Nettokaltmiete EUR p.m.","Nettokaltmiete EUR p.a.","EUR/m²/Monat","NK-Vorauszahlung EUR p.m.","Kaution EUR","Staffelmiete ab","Staffelmiete EUR p.m."]
    w.writerow(h); rows=[]; G=[0,0,0,0,0]; n=v=0
    for an,ai,us in A:
        S=[0,0,0,0,0]
        for u,t,use,sf,s,en,rt,sd,sr,stt in us:
            row=dict(unit=u,propertyName=an,unitType=use,area=sf,tenantName=t,statusText=stt)
            if stt!="PRE-LET": n+=1
            if t is None:
                v+=1; w.writerow([an,ai,u,"Leerstand / vacant",use,e(sf).replace(",00",""),"","",stt,"","","","","","",""]); S[0]+=sf
            else:
                mo=round(sf*rt,2) if sf else rt; nk=round(sf*{"Office":2.9,"Cold store":2.1,"Retail":3.2}.get(use,.95),2) if sf else 0; ka=round(mo*3,0) if "unbefristet"!=en else 0; nm=round(sf*sr,2) if sd else None
                w.writerow([an,ai,u,t,use,e(sf).replace(",00","") if sf else "",F(s),F(en) if isinstance(en,D) else en,stt,e(mo),e(mo*12),e(rt) if sf else "",e(nk),e(ka),F(sd) if sd else "",e(nm) if nm else ""])
                row.update(leaseStartDate=iso(s),leaseEndDate=iso(en) if isinstance(en,D) else en,contractRent=mo,annualRent=round(mo*12,2),charges=[{"code":"NK-Vorauszahlung","amount":nk}],deposit=float(ka),rentSteps=[{"date":iso(sd),"amount":nm}] if sd else None)
                if stt=="LET":
                    for i,x in enumerate((sf or 0,mo,mo*12,nk,ka)): S[i]+=x
            rows.append(row)
        w.writerow([f"Summe {an} (ohne PRE-LET)","","","","",e(S[0]).replace(",00",""),"","","",e(S[1]),e(S[2]),"",e(S[3]),e(S[4]),"",""]); G=[a+b for a,b in zip(G,S)]
    w.writerow(["Gesamtsumme","","","","",e(G[0]).replace(",00",""),"","","",e(G[1]),e(G[2]),"",e(G[3]),e(G[4]),"",""]); w.writerow([])
    w.writerow([f"{n} Mieteinheiten, davon {n-v} vermietet, {v} Leerstand"])
    open(os.path.join(DOCS,fn),"wb").write(out.getvalue().encode("cp1252"))
    save(fn,"WAREHOUSE","German broker export, semicolons and decimal commas, several assets",True,dict(propertyName="Logistik-Portfolio Rhein-Main III",asOnDate="2025-06-30",units=n,occupied=n-v,vacant=v,sheet=None,planted=None,rows=rows))
