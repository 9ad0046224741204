from common import *
import xlsxwriter
F="Etat_locatif_Parc_des_Tanneries_T4-2025.xlsx"
def run():
    D=dt.date
    wb=xlsxwriter.Workbook(str(DOCS/F)); wb.set_properties({"created":dt.datetime(2026,1,5)}); ws=wb.add_worksheet("Etat locatif"); w2=wb.add_worksheet("Indices")
    g=lambda **k: wb.add_format(dict(font_name="Calibri",font_size=10,**k))
    tx=g(valign="vcenter",border=4); tw=g(text_wrap=1,valign="vcenter",border=4); eu=g(num_format='#,##0.00 €',border=4,valign="vcenter"); sm=g(num_format='#,##0.0',border=4,valign="vcenter"); da=g(num_format="dd/mm/yyyy",align="center",border=4,valign="vcenter"); hd=g(bold=1,bg_color="#7B2D26",font_color="white",text_wrap=1,align="center",valign="vcenter",border=1); bt=g(bold=1,align="center",valign="vcenter",border=1,rotation=90,bg_color="#F4E9E7"); sb=g(bold=1,bg_color="#F4E9E7",border=1); se=g(bold=1,bg_color="#F4E9E7",border=1,num_format='#,##0.00 €'); ss=g(bold=1,bg_color="#F4E9E7",border=1,num_format='#,##0.0'); vac=g(italic=1,font_color="#C00000",border=4,valign="vcenter")
    ws.write("A1","SCI DES TANNERIES",g(bold=1)); ws.write("A2","Parc des Tanneries – 14 à 22 quai de la Mégisserie Basse, Vaulry",g(bold=1,size=14) if False else g(bold=1)); ws.write("A3","État locatif au 31/12/2025 – montants hors taxes et hors charges",g(italic=1))
    H=["Bât.","Lot","Étage","Nature","Locataire","Surface (m²)","Prise d'effet","Échéance","Prochaine sortie triennale","Loyer annuel HT HC","Loyer trimestriel","Loyer €/m²/an","Dépôt de garantie","Indice","Observations"]
    for j,h in enumerate(H): ws.write(4,j,h,hd)
    ws.set_row(4,44)
    B=[("A",[("A01","RDC","Commerce","Boulangerie Pain Perdu SARL",118.0,D(2019,3,1),D(2028,2,29),D(2028,2,29),21240,5310,"ILC",""),
             ("A02","RDC","Commerce","Pharmacie de la Basse Ville",142.5,D(2017,1,1),D(2026,12,31),None,31350,7837.5,"ILC","Congé non délivré"),
             ("A11","1er","Bureaux","Cabinet Ventrillard Expertise",210.0,D(2022,7,1),D(2031,6,30),D(2028,6,30),38850,9712.5,"ILAT",""),
             ("A12","1er","Bureaux",None,186.4,None,None,None,None,None,"","En commercialisation à 185 €/m²"),
             ("A21","2e","Bureaux","Mutuelle des Trois Rivières",396.4,D(2020,10,1),D(2029,9,30),D(2026,9,30),71352,17838,"ILAT","Sortie triennale 2026 à surveiller"),
             ("A31","3e","Bureaux","Atelier Ondine Architectes",205.0,D(2025,9,1),D(2034,8,31),D(2028,8,31),0,9225,"ILAT","Franchise jusqu'au 28/02/2026, puis 36 900 € par an"),
             ("A32","3e","Bureaux","Logiciels Corvaire SAS",191.4,D(2023,4,15),D(2032,4,14),D(2026,4,14),34452,8613,"ILAT","")]),
       ("B",[("B01","RDC","Activité","Imprimerie Sauldre & Cie",640.0,D(2015,1,1),D(2023,12,31),None,44800,11200,"ICC","Tacite prolongation"),
             ("B02","RDC","Activité","Électro-Service Vaulry",320.0,D(2021,6,1),D(2030,5,31),D(2027,5,31),25600,6400,"ILAT",""),
             ("B11","1er","Bureaux","Agence Rougemare Communication",275.5,D(2024,1,1),D(2032,12,31),D(2026,12,31),46835,11708.75,"ILAT","Palier : 48 212,50 € à compter du 01/01/2026"),
             ("B12","1er","Bureaux",None,148.0,None,None,None,None,None,"","Travaux"),
             ("B21","2e","Bureaux","Caisse de retraite Armançon",423.5,D(2018,4,1),D(2027,3,31),None,74112.5,18528.13,"ILAT",""),
             ("B22","2e","Archives","Caisse de retraite Armançon",60.0,D(2018,4,1),D(2027,3,31),None,4800,1200,"ILAT","")]),
       ("P",[("P01-P12","Sous-sol","Parking (12)","Mutuelle des Trois Rivières",None,D(2020,10,1),D(2029,9,30),None,10800,2700,"ILAT",""),
             ("P13-P16","Sous-sol","Parking (4)","Cabinet Ventrillard Expertise",None,D(2022,7,1),D(2031,6,30),None,3600,None,"ILAT",""),
             ("P17-P20","Sous-sol","Parking (4)",None,None,None,None,None,None,None,"",""),
             ("ANT","Toiture","Antenne relais","Télémast Ouest SA",None,D(2016,5,1),D(2028,4,30),None,9500,None,"ICC","")])]
    r=5; rows=[]; G=[0]*4; c=[0,0]
    for b,it in B:
        r0=r; S=[0]*4
        for lot,et,na,loc,su,d1,d2,d3,ly,dg,ind,ob in it:
            for j,v in ((1,lot),(2,et),(3,na),(13,ind)): ws.write(r,j,v,tx)
            ws.write(r,4,loc or "VACANT",tx if loc else vac); ws.write(r,14,ob,tw)
            if su: ws.write(r,5,su,sm)
            else: ws.write_blank(r,5,None,sm)
            for j,d in ((6,d1),(7,d2),(8,d3)):
                if d: ws.write_datetime(r,j,dt.datetime(d.year,d.month,d.day),da)
                else: ws.write_blank(r,j,None,da)
            for j,v in ((9,ly),(10,None if ly is None else r2(ly/4)),(11,r2(ly/su) if ly and su else None),(12,dg)):
                if v is None: ws.write_blank(r,j,None,eu)
                else: ws.write(r,j,v,eu)
            rs=None
            if lot=="A31": rs=[{"date":"2026-03-01","amount":36900,"per":"year"}]
            if lot=="B11": rs=[{"date":"2026-01-01","amount":48212.5,"per":"year"}]
            rows.append(dict(unit=lot,building=b,unitType=na,tenantName=loc,area=su,statusText="Occupied" if loc else "VACANT",annualRent=ly,leaseStartDate=iso(d1) if d1 else None,leaseEndDate=iso(d2) if d2 else None,deposit=dg,rentSteps=rs))
            for i,v in enumerate((su,ly,r2(ly/4) if ly else 0,dg)): S[i]+=v or 0
            if b!="P": c[0 if loc else 1]+=1
            r+=1
        ws.merge_range(r0,0,r-1,0,b if b!="P" else "P",bt)
        for j in range(15): ws.write_blank(r,j,None,sb)
        ws.write(r,4,f"Sous-total bâtiment {b}" if b!="P" else "Sous-total parkings et divers",sb)
        if S[0]: ws.write(r,5,S[0],ss)
        ws.write(r,9,S[1],se); ws.write(r,10,r2(S[2]),se); ws.write(r,12,r2(S[3]),se); G=[x+y for x,y in zip(G,S)]; r+=1
    for j in range(15): ws.write_blank(r,j,None,sb)
    ws.write(r,4,"TOTAL GÉNÉRAL",sb); ws.write(r,5,G[0],ss); ws.write(r,9,G[1],se); ws.write(r,10,r2(G[2]),se); ws.write(r,12,r2(G[3]),se); r+=2
    n=sum(c); ws.write(r,1,f"{n} lots principaux hors parkings et antenne, dont {c[1]} vacants.",g(italic=1))
    for j,w in enumerate([5,10,9,14,32,10,12,12,12,15,14,12,14,7,38]): ws.set_column(j,j,w)
    w2.write_row(0,0,["Indice","Trimestre","Valeur"]); w2.write_row(1,0,["ILAT","T3 2025",137.2]); w2.write_row(2,0,["ILC","T3 2025",135.9])
    ws.set_landscape(); ws.set_paper(8); ws.fit_to_pages(1,0); wb.close()
    return save(F,"MIXED_USE" if False else "OFFICE","French etat locatif, merged rotated building cells, annual and quarterly rent",False,dict(propertyName="Parc des Tanneries",asOnDate="2025-12-31",units=n,occupied=c[0],vacant=c[1],sheet="Etat locatif",rows=rows))
if __name__=="__main__": print(run())
