# Propertyware-like scattered SFR, grouped by owner LLC
from .common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
META=dict(file="Propertyware Rent Roll - Tri-County Homes Aug25.xlsx",assetType="SINGLE_FAMILY_RENTAL",style="Propertyware scattered-site roll grouped by owner LLC, wrapped addresses, merged band rows, month-only date",hard="address is the unit, duplex halves, text dates, wrapped cells, evictions")
def make(rng,path):
    wb=Workbook();ws=wb.active;ws.title="RR";wb.properties.created=dt.datetime(2025,9,3)
    A=Alignment;thin=Side(style="thin",color="BFBFBF");fn="Calibri"
    ws["B2"]="Tri-County Homes - Scattered Site Portfolio";ws["B2"].font=Font(name=fn,size=14,bold=True,color="7F3F00")
    ws["B3"]="Rent Roll  |  August 2025";ws["B3"].font=Font(name=fn,size=10,italic=True)
    H=["Property Address","City","Bd / Ba","Sq. Ft.","Status","Tenant(s)","Lease\nStart","Lease\nExpires","Market\nRent","Lease\nRent","Pet","Total\nDue / Mo.","Security\nDeposit","Balance\nOwed"]
    def hdr(r):
        for i,h in enumerate(H):
            c=ws.cell(r,2+i,h);c.font=Font(name=fn,size=9,bold=True,color="FFFFFF");c.fill=PatternFill("solid",fgColor="7F3F00");c.alignment=A(horizontal="center",vertical="center",wrap_text=True)
        ws.row_dimensions[r].height=28
    hdr(5);r=6;st=["Alder","Birchfield","Cattail","Dovecote","Elkhorn","Flagstone","Gristmill","Hazel Run","Ironwood","Juniper","Kestrel","Larkspur","Millrace","Nutmeg","Old Ferry","Pecan","Quail Hollow","Rosebud","Sorrel","Tanager"]
    sf=["St","Ave","Dr","Ln","Ct","Rd"];cities=["Gastonia","Belmont","Dallas","Mount Holly","Cherryville"]
    nm=names(rng,60);ni=0;rows=[];G=[0]*7;n=vac=0
    for llc,k in [("TCH Homes I, LLC",11),("TCH Homes II, LLC",9),("Redbud Rentals, LLC",8)]:
        ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=15);c=ws.cell(r,2,llc);c.font=Font(name=fn,size=10,bold=True);c.fill=PatternFill("solid",fgColor="F8E5D2");r+=1
        S=[0]*7;ads=[]
        while len(ads)<k:
            a=f"{rng.randrange(101,3990)} {rng.choice(st)} {rng.choice(sf)}"
            if rng.random()<.12 and len(ads)+2<=k:ads+=[a+" Unit A",a+" Unit B"]
            else:ads.append(a)
        lv=0
        for a in ads:
            n+=1;dup="Unit" in a;bd=2 if dup else rng.choice([3,3,3,4,2]);ba=1 if dup else rng.choice([1,1.5,2,2,2.5]);s=rng.randrange(820,960) if dup else 400*bd+rng.randrange(-80,240);mk=(1095 if dup else 700+int(s*.72)//5*5)
            city=rng.choice(cities) if not dup or a.endswith("A") else city
            if dup and a.endswith("B"):s=S_prev
            S_prev=s
            if dup:mk=1095
            x=rng.random();ten=None
            if x<.17:stt=rng.choice(["Vacant","Vacant - Make Ready"]);vac+=1;lv+=1
            else:
                stt=rng.choice(["Leased"]*7+["MTM","Eviction filed","Notice given"]);ten=nm[ni];ni+=1
                if rng.random()<.35:ten+=" & "+nm[ni].split()[0]+" "+ten.split()[-1];ni+=1
            vals=[a,city,f"{bd} / {ba:g}",s,stt,ten];T=dict(unit=a,unitType=f"{bd} / {ba:g}",area=s,statusText=stt,section=llc,marketRent=mk)
            if ten:
                ls=dt.date(rng.choice([2023,2024,2024,2025]),rng.randrange(1,8),1);le=addm(ls,12)-dt.timedelta(days=1)
                while le<dt.date(2025,8,31) and stt!="MTM":le=addm(le+dt.timedelta(days=1),12)-dt.timedelta(days=1)
                les="MTM" if stt=="MTM" else mdy2(le)
                rent=mk-rng.choice([0,0,25,50,75,110]);pet=rng.choice([0,0,0,25,50]);dep=rng.choice([rent,rent,round(rent*1.5)]);bal=round(rent*1.0+75,2) if "Evic" in stt else rng.choice([0,0,0,0,75,-40,round(rng.uniform(50,900),2)])
                vals+=[mdy2(ls),les,mk,rent,pet or None,rent+pet,dep,bal]
                T.update(tenantName=ten,leaseStartDate=ls,leaseEndDate=les if les=="MTM" else le,contractRent=rent,charges=[{"code":"Lease Rent","amount":rent}]+([{"code":"Pet","amount":pet}] if pet else []),totalCharges=rent+pet,deposit=dep,balance=bal)
            else:rent=pet=dep=bal=0;vals+=[None,None,mk]
            for q,v in enumerate((s,mk,rent,pet,rent+pet,dep,bal)):S[q]=round(S[q]+v,2)
            for i,v in enumerate(vals):
                c=ws.cell(r,2+i,v);c.font=Font(name=fn,size=9,italic=not ten);c.border=Border(bottom=thin);c.alignment=A(vertical="top",wrap_text=i in(0,5),horizontal="right" if i>=8 else "center" if i in(2,6,7) else None)
                if i>=8:c.number_format='#,##0;(#,##0);"-"' if i<13 else '#,##0.00;(#,##0.00)'
                if i==3:c.number_format="#,##0"
            if (ten and len(ten)>24) or len(a)>22:ws.row_dimensions[r].height=25
            rows.append(T);r+=1
        for i,v in [(0,f"{llc} - {k} doors, {lv} vacant")]+list(zip((3,8,9,10,11,12,13),S)):
            c=ws.cell(r,2+i,v);c.font=Font(name=fn,size=9,bold=True);c.border=Border(top=Side(style="thin"))
            if i:c.number_format='#,##0.00;(#,##0.00)' if i==13 else '#,##0'
        for q in range(7):G[q]=round(G[q]+S[q],2)
        r+=2
    for i,v in [(0,f"PORTFOLIO - {n} doors, {n-vac} occupied, {vac} vacant")]+list(zip((3,8,9,10,11,12,13),G)):
        c=ws.cell(r,2+i,v);c.font=Font(name=fn,size=10,bold=True);c.border=Border(top=Side(style="double"))
        if i:c.number_format='#,##0.00;(#,##0.00)' if i==13 else '#,##0'
    for i,w in enumerate([3,23,12,7,7.5,18,25,9,9,8.5,8.5,6,9.5,9,10]):ws.column_dimensions["ABCDEFGHIJKLMNO"[i]].width=w
    ws.page_setup.orientation="landscape";ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows="5:5"
    wb.save(path)
    return truth("Tri-County Homes - Scattered Site Portfolio","2025-08",n,n-vac,vac,rows,sheet="RR")
