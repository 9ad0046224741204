# lock-up garages, typewriter, A4, two blocks side by side
from common import *; from reportlab.pdfgen import canvas
def main():
    r=rng("p6"); N=Names(r); fn="Bagshaw Lane Garages.pdf"; fonts(); D=dt.date
    W,H=595,842; c=canvas.Canvas(doc(fn),pagesize=(W,H)); c.setTitle("Garages")
    c.setFont("MonoB",12); c.drawString(40,H-50,"BAGSHAW LANE LOCK-UP GARAGES"); c.setFont("Mono",9.5)
    c.drawString(40,H-66,"Lettings list at 1 February 2025 - for Mrs. D. Ormesby-Tate"); c.drawString(40,H-79,"Rents monthly in advance. Void garages marked ** VOID **")
    rows=[]; blocks=[]; GT=[0,0]; occ=0
    for b,(lo,hi,x) in enumerate(((1,22,40),(23,43,312))):
        y=H-108; c.setFont("MonoB",8); c.drawString(x,y,"NO."); c.drawString(x+22,y,"HIRER"); c.drawString(x+124,y,"LET FROM"); c.drawRightString(x+206,y,"PER MTH"); c.drawRightString(x+246,y,"KEY DEP"); y-=4; c.line(x,y,x+246,y); y-=13; s=[0,0]
        for g in range(lo,hi+1):
            c.setFont("Mono",8); c.drawString(x,y,str(g) if g!=13 else "12A"); u=str(g) if g!=13 else "12A"; row=dict(unit=u)
            if g in (8,19,30,31,41): c.drawString(x+22,y,"** VOID **"); row["statusText"]="VOID"
            else:
                f,l=N.pair(); nm=f"{r.choice(['Mr ','Mrs ','Miss ','Mr '])}{f[0]} {l}" if g not in (22,36) else {22:"Otley Cycle Club",36:"J & P Window Clng"}[g]
                if len(nm)>20: nm=f"{l}"
                rent=r.choice([52,52,52,55,55,60]) if g<40 else 78.5; dep=r.choice([20,20,20,25,0]); d=D(r.randint(1998,2024),r.randint(1,12),1)
                c.drawString(x+22,y,nm); c.drawString(x+124,y,d.strftime("%d.%m.%y")); c.drawRightString(x+206,y,f"{rent:.2f}"); c.drawRightString(x+246,y,f"{dep:.2f}"); s[0]+=rent; s[1]+=dep; occ+=1
                row.update(tenantName=nm,statusText="Occupied",leaseStartDate=d,contractRent=rent,deposit=dep)
            rows.append(row); y-=14.5
        c.line(x+150,y+9,x+246,y+9); c.setFont("MonoB",8); c.drawString(x+22,y-2,f"Nos. {lo} - {hi}"); c.drawRightString(x+206,y-2,m(s[0])); c.drawRightString(x+246,y-2,m(s[1])); GT=[GT[0]+s[0],GT[1]+s[1]]
    y=H-108-22*14.5-60; c.setFont("MonoB",9.5); c.drawString(40,y,f"ALL GARAGES (43):  let {occ}, void {43-occ}"); y-=15; c.drawString(40,y,f"Monthly rent  GBP {m(GT[0])}     Key deposits  GBP {m(GT[1])}")
    c.setFont("Mono",8.5)
    for t in ("Nos. 40 to 43 are the double garages behind the chapel (higher rent).","No. 13 has always been called 12A.","Doors of 30 and 31 condemned; Hodge's quotation for both is in the post.","","Typed 3.2.25  H.G.P."): y-=14; c.drawString(40,y-6,t)
    c.save()
    save(fn,"PARKING","typewritten garage list, two blocks side by side",rows,"BAGSHAW LANE LOCK-UP GARAGES","2025-02-01",43,occ,43-occ,hard=True,totals=dict(contractRent=GT[0],deposit=GT[1]))
if __name__=="__main__": main()
