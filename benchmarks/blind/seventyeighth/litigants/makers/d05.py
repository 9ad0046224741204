from common import *
from fpdf import FPDF
fn='Sandpiper_Cove_MHP_resident_roll.pdf'; R=random.Random(55); nm=N(55)
W=[14,52,13,22,19,19,17,15,21,20]; Hd=['Lot','Resident','Home','Since','Lot Rent','Home Rent','Water/Swr','Trash','Total Mo.','Past Due']
class P(FPDF):
    def header(s):
        s.set_font('Helvetica','B',11); s.cell(0,5,'Sandpiper Cove Mobile Home Community',align='L',new_x='LMARGIN',new_y='NEXT')
        s.set_font('Helvetica','',8); s.cell(0,4,'Resident Roll   Billing month: November 2024   Debtor: SCMHC Holdings LLC (Ch. 7)',new_x='LMARGIN',new_y='NEXT'); s.ln(2)
        s.set_font('Helvetica','B',7.5); s.set_fill_color(60,80,70); s.set_text_color(255)
        for w,h in zip(W,Hd): s.cell(w,5,h,fill=True,align='L' if h in('Lot','Resident','Home','Since') else 'R')
        s.ln(6); s.set_text_color(0)
    def footer(s): s.set_y(-12); s.set_font('Helvetica','I',7); s.cell(0,4,'Trustee copy - p. %d of {nb}'%s.page_no(),align='R')
p=P('P','mm','Letter'); p.set_creation_date(dt.datetime(2025,1,1)); p.set_left_margin(2.5); p.set_right_margin(2.5); p.set_auto_page_break(True,16); p.add_page()
rows=[];gt=[0]*6;V=0;lot=0
for si,(st,n) in enumerate((('Pelican Way',48),('Heron Loop',52),('Tern Court',22),('Gull Drive',54))):
    if p.get_y()>245: p.add_page()
    p.set_font('Helvetica','B',8.5); p.cell(0,5,st,new_x='LMARGIN',new_y='NEXT'); t=[0]*6; v=0
    for i in range(n):
        lot+=1; u=str(lot); p.set_font('Helvetica','',7.5)
        if R.random()<.07:
            v+=1; poh=R.random()<.3
            c=[u,'VACANT LOT' if not poh else 'VACANT HOME','POH' if poh else '']+['']*7; rows.append(dict(unit=u,section=st,statusText=c[1],unitType=c[2]))
        else:
            poh=R.random()<.15; name=nm.fl(); d=dt.date(R.randint(1996,2024),R.randint(1,10),R.choice([1,1,15]))
            lr=R.choice([415,425,425,440,455]); hr=R.choice([350,395,425]) if poh else 0; ws=R.choice([28.4,31.75,36.2,42.9,51.1]); tr=14; tt=r2(lr+hr+ws+tr); pd=R.choice([0]*7+[tt,2*tt,38.5]) 
            x=(lr,hr,ws,tr,tt,r2(pd)); t=[r2(a+b) for a,b in zip(t,x)]; h='POH' if poh else 'TOH'
            c=[u,name,h,d.strftime('%b %d, %Y')]+[m2(z) if z else '-' for z in x]
            r=dict(unit=u,section=st,tenantName=name,unitType=h,statusText='Occupied',moveInDate=iso(d),contractRent=lr,charges=[dict(code=k,amount=a) for k,a in zip(Hd[4:8],x) if a],totalCharges=tt)
            if pd: r['balance']=r2(pd)
            rows.append(r)
        if lot%2==0: p.set_fill_color(236,241,236)
        else: p.set_fill_color(255)
        for k,(w,z) in enumerate(zip(W,c)): p.cell(w,4.1,z,fill=True,align='L' if k<4 else 'R')
        p.ln()
    pt=list(t)
    if si==1: good=pt[0]; pt[0]=pt[0]-360
    if si==1: bad=pt[0]
    p.set_font('Helvetica','B',7.5); p.cell(W[0]+W[1]+W[2]+W[3],5,'%s - %d lots, %d occupied'%(st,n,n-v),border='T')
    for w,z in zip(W[4:],pt): p.cell(w,5,m2(z),border='T',align='R')
    p.ln(8); V+=v; gt=[r2(a+b) for a,b in zip(gt,t)]
n=len(rows)
p.set_font('Helvetica','B',8); p.cell(sum(W[:4]),6,'COMMUNITY TOTAL - %d lots, %d occupied, %d vacant'%(n,n-V,V),border='TB')
for w,z in zip(W[4:],gt): p.cell(w,6,m2(z),border='TB',align='R')
p.ln(9); p.set_font('Helvetica','',7.5); p.multi_cell(0,4,'POH = park-owned home, TOH = tenant-owned home. Home rent is billed only on POH. Past Due is as of November 12, 2024, before November late fees.')
p.output(D+fn)
save(fn,'MANUFACTURED_HOUSING','long shaded table by street',False,'Sandpiper Cove Mobile Home Community','2024-11',rows,n,n-V,V,planted=dict(what='Heron Loop subtotal of Lot Rent is printed %s; its rows sum to %s (community total is right)'%(m2(bad),m2(good)),kind='total_wrong'))
