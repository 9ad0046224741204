from common import *
from fpdf import FPDF
fn='estate_mulberry_street_rents.pdf'
g=[("418 MULBERRY",[("Store","Kim's Alterations",1100,1100,"lease at lawyer's office"),("1st rear","Mrs. Pruitt",525,None,"pays cash on the 3rd, receipt book"),("2nd front","D. Eastman",640,300,"has dog, Dad allowed it"),("2nd rear","Hutchins boys",610,610,"one month behind"),("3rd front","empty",None,None,"needs plaster + paint"),("3rd rear","Otto Stavros",480,None,"sweeps halls, $50 off already taken")]),
("422 MULBERRY",[("Store L","Bright Smile Dental Lab",1450,2900,"rent incl. heat"),("Store R","Lucille's Hair",875,875,""),("2A","Ramon & Carla Espinoza",725,725,""),("2B","J. Novotny",700,350,"Section 8 pays $512 of this"),("3A","Gwen Tillman",690,690,""),("3B","empty",None,None,"Noreen moved out in Feb."),("basement","Crandall Plumbing (storage)",150,None,"no paper")])]
p=FPDF('P','mm','Letter'); p.set_creation_date(dt.datetime(2025,1,1)); p.add_page(); p.set_font('Courier','',11); rows=[]
def ln(s='',x=0): p.cell(0,6,s,new_x='LMARGIN',new_y='NEXT')
p.set_left_margin(16); p.set_x(16)
ln('EST. OF ANTON VANDERMEER, DEC\'D'); ln('Mulberry Street buildings - what the tenants pay'); ln('as of April 1, 2025'); ln()
p.set_font('Courier','',9.5); gt=0;nv=0
for h,l in g:
    p.set_font('Courier','BU',10); ln(h); p.set_font('Courier','',9.5)
    ln('%-10s %-28s %9s %9s  %s'%('apt','who','rent/mo','deposit','notes')); s=0
    for u,w,r,dp,n in l:
        v=w=='empty'; nv+=v
        ln('%-10s %-28s %9s %9s  %s'%(u,(w+' ')if v else (w+' ').ljust(28,'.'),('$'+m0(r)) if r else '',m0(dp) if dp else ('' if v else '?'),n)); s+=r or 0
        d=dict(unit=u,building=h,statusText='empty' if v else 'Occupied',tenantName=None if v else w,contractRent=r,deposit=dp); rows.append(d)
    ln('%-10s %-28s %9s'%('','','-------')); ln('%-10s %-28s %9s'%('','together','$'+m0(s))); ln(); gt+=s
ln('%-10s %-28s %9s'%('','BOTH BUILDINGS, A MONTH','$'+m0(gt))); ln('%-10s %-28s %9s'%('','x 12 =','$'+m0(gt*12))); ln()
for x in ("13 places counting the basement, 2 empty.","Deposits are in the passbook at Merchants Savings. Where I put ? I could","not find anything in Father's papers. Taxes + water paid thru March.","","                                   - typed by B. Vandermeer for Atty. Goldfarb, 4/7/25"): ln(x)
p.output(D+fn)
save(fn,'MIXED_USE','typed list with dot leaders',True,'Mulberry Street buildings','2025-04-01',rows,13,11,2)
