# farm buildings and yards let as workshops; sterling per annum, stepped rents, spacer columns
from common import *; from openpyxl import Workbook; from openpyxl.styles import *
def main():
    fn="Coldharbour_workshops_tenancies.xlsx"; wb=Workbook(); ws=wb.active; ws.title="Tenancies"; rows=[]; D=dt.date
    ws["B2"]="Coldharbour Farm, workshops and yards"; ws["B2"].font=Font(name="Arial",size=12,bold=True); ws["B3"]="Tenancy schedule"; ws["N2"]="Prepared:"; ws["O2"]=D(2025,1,6); ws["O2"].number_format="d mmmm yyyy"; ws["B4"]="Position at 31 December 2024"
    H={2:"Building",4:"Area\n(sq ft)",5:"Use",7:"Tenant",8:"Term\ncommenced",9:"Term\nexpires",11:"Rent passing\n£ per annum",12:"£ per\nsq ft",13:"Rent deposit\n£",15:"1st step\nfrom",16:"1st step\n£ p.a.",17:"2nd step\nfrom",18:"2nd step\n£ p.a."}
    for c,h in H.items(): x=ws.cell(7,c,h); x.font=Font(name="Arial",size=9,bold=True); x.alignment=Alignment(wrap_text=True,horizontal="center",vertical="bottom"); x.border=Border(bottom=Side(style="medium"))
    data=[("Barn 1, bay A",1240,"Joinery","Ketteridge Joinery Ltd",D(2022,6,24),D(2027,6,23),8680,2170,[(D(2025,6,24),9300)]),
     ("Barn 1, bay B",1240,"Store","Mr. A. Thackwell",D(2024,1,1),D(2024,12,31),7440,620,[]),
     ("Barn 1, bay C",1180,"Workshop",None,None,None,None,None,[]),
     ("Barn 2",4620,"Cold store","Fenland Salad Growers Co-op",D(2020,9,29),D(2030,9,28),30030,15000,[(D(2025,9,29),32340),(D(2028,9,29),34650)]),
     ("Grain dryer",2875,"Store","Hop & Barrow Brewing Ltd",D(2023,3,25),D(2028,3,24),15812.5,3953.13,[(D(2026,3,25),17250)]),
     ("Old dairy, ground",960,"Office","Pinnock Land Surveys LLP",D(2021,11,1),D(2026,10,31),11520,2880,[]),
     ("Old dairy, loft",540,"Office","Wren & Tansy Design",D(2024,7,1),D(2027,6,30),5670,472.5,[(D(2025,7,1),5940),(D(2026,7,1),6210)]),
     ("Cart shed 1",420,"Store","Miss L. Okonedo",D(2019,4,6),"Holding over",2100,None,[]),
     ("Cart shed 2",420,"Store","Miss L. Okonedo",D(2019,4,6),"Holding over",2100,None,[]),
     ("Cart shed 3",410,"Store",None,None,None,None,None,[]),
     ("Top yard",None,"Open storage","Brackenbury Scaffolding",D(2022,1,1),D(2025,12,31),9600,2400,[(D(2025,1,1),10200)]),
     ("Bottom yard",None,"Open storage","Dyke Reach Caravans Ltd",D(2023,10,1),D(2028,9,30),7250,1812.5,[(D(2026,10,1),7900)]),
     ("Forge",815,"Workshop","N. Ablewhite, farrier",D(2016,5,1),"Holding over",4075,500,[]),
     ("Piggery block",3350,"Storage","Selfridge Removals Ltd",D(2024,2,1),D(2029,1,31),16750,4187.5,[(D(2027,2,1),18425)])]
    rw=9; ta=tr=td=0; occ=0
    for u,a,use,t,s,e,rent,dep,st in data:
        def put(c,v,f=None):
            x=ws.cell(rw,c,v); x.font=Font(name="Arial",size=9); 
            if f: x.number_format=f
            return x
        row=dict(unit=u,unitType=use); put(2,u); put(5,use)
        if a: put(4,a,"#,##0"); ta+=a; row["area"]=a
        if t:
            occ+=1; put(7,t); put(8,s,"dd/mm/yyyy"); put(9,e,"dd/mm/yyyy").alignment=Alignment(horizontal="right"); put(11,rent,"£#,##0.00")
            if a: put(12,round(rent/a,2),"0.00")
            row.update(tenantName=t,statusText="Occupied",leaseStartDate=s,leaseEndDate=e,annualRent=rent)
            if dep is not None: put(13,dep,"#,##0.00"); row["deposit"]=dep; td+=dep
            tr+=rent
            for i,(d,v) in enumerate(st): put(15+2*i,d,"dd/mm/yyyy"); put(16+2*i,v,"#,##0")
            if st: row["rentSteps"]=[dict(date=iso(d),amount=v,per="year") for d,v in st]
        else: put(7,"To let").font=Font(name="Arial",size=9,italic=True,color="C00000"); row["statusText"]="To let"
        rows.append(row); rw+=1
    rw+=1
    for c,v,f in ((2,"Total",None),(4,ta,"#,##0"),(11,tr,"£#,##0.00"),(13,td,"#,##0.00")): x=ws.cell(rw,c,v); x.font=Font(name="Arial",size=9,bold=True); x.border=Border(top=Side(style="thin"),bottom=Side(style="double")); x.number_format=f or "General"
    ws.cell(rw+2,2,f"14 lettable parts: {occ} let, {14-occ} to let. Yards are let without measured area. Top yard's step on 1 January not yet invoiced.").font=Font(name="Arial",size=9)
    for col in "ACFJN": ws.column_dimensions[col].width=2
    for col,w in zip("BDEGHIKLMOPQR",(19,9,13,29,12,13,14,8,13,12,11,12,11)): ws.column_dimensions[col].width=w
    ws["O2"].font=ws["N2"].font=Font(name="Arial",size=9); ws["N2"].alignment=Alignment(horizontal="right"); ws.column_dimensions["N"].width=10; ws.row_dimensions[7].height=27; ws.sheet_view.showGridLines=False
    ws.page_setup.orientation="landscape"; ws.page_setup.paperSize=9; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0; wb.save(doc(fn))
    save(fn,"INDUSTRIAL","farm workshops, annual rent in sterling, steps in columns, spacer columns",rows,"Coldharbour Farm","2024-12-31",14,occ,14-occ,totals=dict(area=ta,annualRent=tr,deposit=td))
if __name__=="__main__": main()
