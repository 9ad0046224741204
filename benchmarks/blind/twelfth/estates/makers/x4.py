# student houses let by the bed, house name in a merged cell, subtotal per house; PLANTED: one house's rent subtotal is wrong
from common import *; from openpyxl import Workbook; from openpyxl.styles import *
def main():
    r=rng("x4"); N=Names(r); fn="Newman House Assoc - student houses Fall24-Spr25.xlsx"; wb=Workbook(); ws=wb.active; ws.title="Beds"; rows=[]; D=dt.date
    ws["A1"]="NEWMAN STUDENT RESIDENCES"; ws["A1"].font=Font(bold=True,size=13); ws["A2"]="Student houses: bed assignments and monthly installments, October 2024"
    ws["A4"]="House"; ws["B4"]="Bed"; ws["C4"]="Student"; ws["D4"]="Agreement"; ws["F4"]="Each month"; ws["J4"]="Held"; ws["K4"]="Notes"
    for a in ("D4:E4","F4:I4"): ws.merge_cells(a)
    for a in ("A4:A5","B4:B5","C4:C5","J4:J5","K4:K5"): ws.merge_cells(a)
    for c,t in zip("DEFGHI",("start","end","Room","Utilities","Parking","Total")): ws[c+"5"]=t
    th=Side(style="thin"); bd=Border(top=th,bottom=th,left=th,right=th)
    for row in ws["A4:K5"]:
        for c in row: c.font=Font(bold=True); c.alignment=Alignment(horizontal="center",vertical="center"); c.border=bd; c.fill=PatternFill("solid",fgColor="D9E1F2")
    houses=[("Aquinas House\n31 Mill St",["1-A","1-B","2","3-A","3-B","4"]),("Bernadette House\n40 Mill St",["1","2","3","4","5"]),("Clare House\n7 Chapel Ct",["1-A","1-B","2-A","2-B","3-A","3-B","4-A","4-B","Attic"]),("Dunstan House\n9 Chapel Ct",["1","2","3-A","3-B","4","5-A","5-B"])]
    rw=6; G=dict(rent=0,ut=0,pk=0,tot=0,dep=0); n=occ=0; planted=None
    for h,beds in houses:
        r0=rw; S=dict.fromkeys(G,0)
        for b in beds:
            n+=1; name=h.replace("\n",", "); row=dict(unit=b,building=name); ws.cell(rw,2,b)
            if (h[:1],b) in (("A","4"),("C","2-B"),("C","Attic")): ws.cell(rw,3,"open"); row["statusText"]="open"; [ws.cell(rw,c,0) for c in (6,7,8,9)]; row.update(contractRent=0,totalCharges=0,charges=[dict(code="Utilities",amount=0),dict(code="Parking",amount=0)])
            else:
                occ+=1; nm=N.lf(); rent=(560 if "-" in b else 690)+r.choice([0,0,15,-20]); ut=65; pk=r.choice([0,0,0,40]); dep=r.choice([250,250,300]); s=D(2024,8,20) if r.random()<.8 else D(2024,6,1); e=D(2025,5,16) if r.random()<.75 else D(2025,7,31)
                for c,v in zip(range(3,11),(nm,s,e,rent,ut,pk,rent+ut+pk,dep)): ws.cell(rw,c,v)
                ws.cell(rw,11,r.choice([None,None,None,None,"RA","abroad in spring, sublet pending","father is guarantor"]))
                row.update(tenantName=nm,statusText="Occupied",contractRent=rent,leaseStartDate=s,leaseEndDate=e,deposit=dep,totalCharges=rent+ut+pk,charges=[dict(code="Utilities",amount=ut),dict(code="Parking",amount=pk)])
                for k,v in zip(S,(rent,ut,pk,rent+ut+pk,dep)): S[k]+=v; G[k]+=v
            rows.append(row); rw+=1
        ws.merge_cells(start_row=r0,end_row=rw-1,start_column=1,end_column=1); ws.cell(r0,1,h).alignment=Alignment(wrap_text=True,vertical="top")
        show=dict(S)
        if h.startswith("Dunstan"): show["rent"]-=90; planted=dict(what=f"the Room subtotal of Dunstan House prints {show['rent']:,} where its beds add to {S['rent']:,}; the house's Total and the grand totals are right",kind="total_wrong")
        ws.cell(rw,2,"Subtotal"); ws.cell(rw,3,f"{len(beds)} beds")
        for c,k in zip((6,7,8,9,10),S): ws.cell(rw,c,show[k])
        for c in range(1,12): ws.cell(rw,c).font=Font(italic=True,bold=True); ws.cell(rw,c).fill=PatternFill("solid",fgColor="F2F2F2")
        rw+=1
    ws.cell(rw,1,"All houses"); ws.cell(rw,3,f"{n} beds, {occ} taken, {n-occ} open")
    for c,k in zip((6,7,8,9,10),G): ws.cell(rw,c,G[k])
    for c in range(1,12): ws.cell(rw,c).font=Font(bold=True)
    for row in ws.iter_rows(min_row=6,max_row=rw):
        for c in row:
            c.border=bd
            if c.column in (4,5): c.number_format="dd-mmm-yy"
            if c.column in (6,7,8,9,10): c.number_format='#,##0;(#,##0);"0"'
    for col,w in zip("ABCDEFGHIJK",(20,9,27,12,12,9,10,9,9,9,30)): ws.column_dimensions[col].width=w
    ws.page_setup.orientation="landscape"; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0; wb.save(doc(fn))
    save(fn,"STUDENT_HOUSING","beds in four houses, merged house cell, grouped header, subtotals",rows,"NEWMAN STUDENT RESIDENCES","2024-10",n,occ,n-occ,planted=planted,totals=dict(contractRent=G["rent"],totalCharges=G["tot"],deposit=G["dep"],**{"charge:Utilities":G["ut"],"charge:Parking":G["pk"]}))
if __name__=="__main__": main()
