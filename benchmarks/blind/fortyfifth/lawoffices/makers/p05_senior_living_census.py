# Senior living census & rate roll by care level; companion suites; fpdf2; receiver's certification
from lib import *
from fpdf import FPDF
rng=random.Random(4505);N=Names(rng)
name='p05_harvest_glen_receiver_exA.pdf'
AS=dt.date(2025,8,31)
class P(FPDF):
    sec=''
    def header(s):
        s.set_font('Helvetica','B',13); s.set_text_color(90,40,80); s.cell(150,6,'Harvest Glen Senior Living')
        s.set_font('Helvetica','',8); s.set_text_color(0); s.cell(0,6,'EXHIBIT A to Receiver\'s Second Report',align='R',new_x='LMARGIN',new_y='NEXT')
        s.set_font('Helvetica','',9); s.cell(150,5,'Resident Rate Roll - Peoria, Illinois'); s.cell(0,5,'For the month ended August 31, 2025',align='R',new_x='LMARGIN',new_y='NEXT')
        s.ln(2); hdr(s)
    def footer(s):
        s.set_y(-11); s.set_font('Helvetica','I',7.5); s.cell(0,4,f'CONFIDENTIAL - initials used in place of given names per court order          Printed 09/04/2025 07:51          {s.page_no()} / {{nb}}',align='C')
W=[15,27,44,18,21,21,21,21,19,22,20]
Hh=[('Apt','No.'),('Apt','Style'),('Resident',''),('Move-In','Date'),('Street','Rate'),('Base','Rate'),('Care','Level'),('2nd','Person'),('Other',''),('Total','Billed'),('A/R','Balance')]
def hdr(s):
    s.set_font('Helvetica','B',7.6); s.set_fill_color(234,222,232)
    for k in (0,1):
        for i,(w,hh) in enumerate(zip(W,Hh)): s.cell(w,4,hh[k],align='L' if i<3 else('C' if i==3 else 'R'),fill=True)
        s.ln(4)
    s.ln(1)
p=P('L','mm','Letter'); p.set_creation_date(dt.datetime(2025,9,4)); p.set_margins(15,12,15); p.set_auto_page_break(True,17); p.alias_nb_pages(); p.add_page()
SEC=[('INDEPENDENT LIVING','IL',[('Studio',2350),('One Bedroom',3050),('Two Bedroom',3895)],range(101,125)),
('ASSISTED LIVING','AL',[('AL Studio',3975),('AL One Bedroom',4750)],range(201,219)),
('MEMORY CARE','MC',[('MC Private',6100)],[f'M{i}' for i in range(1,8)]),
('MEMORY CARE - COMPANION SUITES','MC',[('MC Companion',4675)],[f'M{i}-{z}' for i in range(8,12) for z in 'AB'])]
rows=[];GT=[0]*7
mm=lambda v:'' if v is None else (f'({-v:,.2f})' if v<0 else f'{v:,.2f}')
def line(cells,b='',fill=False,h=4.5):
    p.set_font('Helvetica',b,7.8)
    for i,(w,x) in enumerate(zip(W,cells)): p.cell(w,h,x,align='L' if i<3 else('C' if i==3 else 'R'),fill=fill)
    p.ln(h)
def name_():
    a,l=N.pair(); return f'{l}, {a[0]}.',l
cnt=[]
for title,code,styles,units in SEC:
    if p.get_y()>185: p.add_page()
    p.set_font('Helvetica','B',8.6); p.cell(0,6,title,new_x='LMARGIN',new_y='NEXT')
    ST=[0]*7;no=0;nu=0
    for u in units:
        u=str(u);nu+=1
        stl,street=styles[(int(u)%len(styles)) if u.isdigit() else 0]
        vac=(u in('107','119','206','211','M5','M9-B','M11-A'))
        street=float(street)
        if vac:
            line([u,stl,'- vacant -','',mm(street)]+['']*4+['',''],'I')
            rows.append(dict(unit=u,unitType=stl,statusText='vacant',section=title,marketRent=street)); ST[0]+=street; continue
        no+=1
        nm,l=name_()
        cpl=code!='MC' and stl in('Two Bedroom','One Bedroom','AL One Bedroom') and rng.random()<.22
        if cpl: nm=nm[:-1]+'. & '+rng.choice(FIRST)[0]+'.'
        base=street-rng.choice([0,0,75,150,225,310.5])
        care=None if code=='IL' else (float(rng.choice([0,450,825,1240])) if code=='AL' else float(rng.choice([1250,1650])))
        sp=(750.0 if code=='IL' else 1100.0) if cpl else None
        ot=float(rng.choice([65,45,-150,120.5,18.75])) if rng.random()<.28 else None
        tot=base+(care or 0)+(sp or 0)+(ot or 0)
        ar=0.0
        z=rng.random()
        if z<.15: ar=round(rng.choice([tot,312.4,tot*2,88.0]),2)
        elif z<.24: ar=-round(rng.choice([tot,40.0,125.75]),2)
        mi=AS-dt.timedelta(days=rng.randint(8,2600))
        line([u,stl,nm,mi.strftime('%m/%d/%y'),mm(street),mm(base),mm(care),mm(sp),mm(ot),mm(tot),mm(ar)])
        ch=[('Base Rate',base)]+[(a,v) for a,v in(('Care Level',care),('2nd Person',sp),('Other',ot)) if v is not None]
        rows.append(dict(unit=u,unitType=stl,tenantName=nm,statusText='Occupied',section=title,moveInDate=mi,marketRent=street,contractRent=base,charges=[dict(code=a,amount=v) for a,v in ch],totalCharges=tot,balance=ar))
        for i,v in enumerate((street,base,care,sp,ot,tot,ar)): ST[i]+=v or 0
    p.set_draw_color(90,40,80); p.line(15,p.get_y(),15+sum(W),p.get_y())
    line([title.split(' - ')[-1].title()+f': {no} of {nu} occupied','','','']+[mm(v) for v in ST],'B'); p.ln(2.5)
    GT=[a+b for a,b in zip(GT,ST)]; cnt.append((title,nu,no))
if p.get_y()>165: p.add_page()
p.set_line_width(.5); p.line(15,p.get_y(),15+sum(W),p.get_y()); 
nu=sum(c[1] for c in cnt);no=sum(c[2] for c in cnt)
line([f'COMMUNITY TOTAL','','','']+[mm(v) for v in GT],'B',h=6)
p.set_font('Helvetica','',8); p.cell(0,5,f'Units {nu}     Occupied {no}     Vacant {nu-no}     Occupancy {100*no/nu:.1f}%',new_x='LMARGIN',new_y='NEXT'); p.ln(3)
p.multi_cell(150,4,'"Other" includes pet care, reserved parking, guest meals and rate concessions (negative). Care Level is re-assessed quarterly; independent living residents purchase no care. A companion suite is shared by two unrelated residents, each half being billed and counted as a unit of its own.',new_x='LMARGIN',new_y='NEXT')
p.ln(4); p.multi_cell(150,4,'I, Prudence Halvorsen-Akers, Receiver, certify that the foregoing was compiled from the books of Harvest Glen Operations, LLC, and is accurate to the best of my knowledge.',new_x='LMARGIN',new_y='NEXT'); p.ln(6)
p.cell(0,4,'______________________________     No. 2024-CH-00781 (10th Jud. Cir.)')
p.output(doc(name))
save(name,'SENIOR_HOUSING','receiver / senior living operator','care-level sections with inline subtotals, care fees by column, companion beds, parentheses for credits',False,'Harvest Glen Senior Living','2025-08-31',nu,no,nu-no,rows)
