# Assisted living census with care levels; fpdf2, portrait; planted? no
from common import *
from fpdf import FPDF
g=G(705);r=g.r
fn='05_Juniper_Hearth_monthly_census.pdf'
pdf=FPDF('L','mm','A4');pdf.set_auto_page_break(False)
wings=[('ASSISTED LIVING - GARDEN WING','AL',['Studio','Studio Dlx','1 BR','2 BR Comp'],range(101,119)),('ASSISTED LIVING - TERRACE WING','AL',['Studio','1 BR','1 BR'],range(201,215)),('MEMORY CARE - THE HEARTH','MC',['MC Private','MC Shared'],range(1,13))]
base={'Studio':3950,'Studio Dlx':4275,'1 BR':4890,'2 BR Comp':5650,'MC Private':6400,'MC Shared':4700}
sq={'Studio':318,'Studio Dlx':356,'1 BR':498,'2 BR Comp':744,'MC Private':264,'MC Shared':330}
lev={'0':0,'1':450,'2':875,'3':1350,'4':1900,'5':2500}
W=[15,22,12,45,13,22,20,22,12,20,20,23,22];HD=['Apt','Style','Sq Ft','Resident','Payor','Admit\nDate','Street\nRate','Base\nRent','Care\nLvl','Care\nFee','2nd Pers. /\nOther','Total\nMonthly','Comm. Fee\nPaid']
def page():
    pdf.add_page();pdf.set_font('Times','B',14);pdf.cell(0,7,'Juniper Hearth Senior Living',new_x='LMARGIN',new_y='NEXT');pdf.set_font('Times','',10);pdf.cell(0,5,'Resident Census & Rate Roll  -  month ending 31 August 2025',new_x='LMARGIN',new_y='NEXT')
    pdf.set_font('Times','I',7);pdf.text(10,204,'CONFIDENTIAL - contains resident information. Printed 09/02/2025 07:31 by exec. director');pdf.text(270,204,f'Pg {pdf.page_no()}')
    pdf.ln(2)
def hdr():
    pdf.set_font('Times','B',8);pdf.set_fill_color(230,224,210);y=pdf.get_y();x=10
    for w,h in zip(W,HD):
        pdf.set_xy(x,y);pdf.rect(x,y,w,9,'DF')
        l=h.split('\n')
        for i,s in enumerate(l):pdf.set_xy(x,y+(.5 if len(l)==2 else 2.5)+4*i);pdf.cell(w,4,s,align='C')
        x+=w
    pdf.set_xy(10,y+9)
def row(v,b=False):
    pdf.set_font('Times','B' if b else '',8.5)
    for i,(w,s) in enumerate(zip(W,v)):
        pdf.cell(w,4.8,s,border='B' if not b else 'TB',align='L' if i in(0,1,3,4) else('C' if i in(5,8) else 'R'))
    pdf.ln()
rows=[];page();G_=[0]*6;units=occ=vac=0
for title,cs,st,rng in wings:
    if pdf.get_y()>150:page()
    pdf.set_font('Times','B',10);pdf.ln(2);pdf.cell(0,6,title,new_x='LMARGIN',new_y='NEXT');hdr();S=[0]*6;cnt=0
    for n in rng:
        u=f'{cs}-{n}' if cs=='MC' else str(n);p=r.choice(st);units+=1
        if pdf.get_y()>188:page();pdf.set_font('Times','B',10);pdf.cell(0,6,title+' (cont.)',new_x='LMARGIN',new_y='NEXT');hdr()
        k=r.random();isv=k<.12
        if u in('108','207'):isv=True
        t=dict(unit=u,unitType=p,area=sq[p],section=title,marketRent=float(base[p]))
        if isv:
            vac+=1;note='** VACANT **' if u!='207' else '** VACANT - HOLD **'
            row([u,p,str(sq[p]),note,'','',f'{base[p]:,}','','','','','',''])
            t['statusText']=note.strip('* ');rows.append(t);S[0]+=base[p];continue
        occ+=1
        couple=p in('2 BR Comp','1 BR') and r.random()<.3
        nm=g.lf();py=r.choices(['PVT','LTCI','VA','MCD'],[6,2,1,2])[0];ad=g.date('2018-02-01','2025-08-20')
        rent=float(base[p]-r.choice([0,0,100,175,250,325]));
        if py=='MCD':rent=2715.0
        l=r.choice('001122345' if cs=='AL' else '345');cf=lev[l] if py!='MCD' else 0;oth=1100 if couple else r.choice([0,0,0,0,85,120,-200]);cm=r.choice([0,2500,3000,3500])
        tot=rent+cf+oth
        f=lambda v:'' if v is None else(f'({-v:,.0f})' if v<0 else f'{v:,.0f}')
        row([u,p,str(sq[p]),nm,py,us(ad)[:6]+str(ad.year)[2:],f(base[p]),f(rent),l,f(cf),f(oth),f(tot),f(cm)])
        ch=[dict(code='Care Fee',amount=float(cf)),dict(code='2nd Pers. / Other',amount=float(oth))]
        t.update(tenantName=nm,statusText='Occupied',moveInDate=ad,contractRent=rent,charges=ch,totalCharges=tot);rows.append(t)
        for i,v in enumerate((base[p],rent,cf,oth,tot,cm)):S[i]+=v
        if couple:
            sp=nm.split(',')[0]+', '+r.choice(F);l2=r.choice('12');row(['','','',sp,py,us(ad)[:6]+str(ad.year)[2:],'','',l2,f(lev[l2]),'',f(lev[l2]),''])
            rows.append(dict(tenantName=sp,section=title,moveInDate=ad,charges=[dict(code='Care Fee',amount=float(lev[l2]))],totalCharges=float(lev[l2]),statusText='Occupied'))
            S[2]+=lev[l2];S[4]+=lev[l2]
    f=lambda v:f'{v:,.0f}' if v>=0 else f'({-v:,.0f})'
    row(['Subtotal','','','','','',f(S[0]),f(S[1]),'',f(S[2]),f(S[3]),f(S[4]),f(S[5])],True)
    G_=[a+b for a,b in zip(G_,S)]
pdf.ln(2);row(['TOTAL','','',f'{units} apartments','','',f(G_[0]),f(G_[1]),'',f(G_[2]),f(G_[3]),f(G_[4]),f(G_[5])],True)
if pdf.get_y()>160:page()
pdf.ln(4);pdf.set_font('Times','',9)
res=sum('tenantName' in x for x in rows)
for s in(f'Apartments: {units}    Occupied: {occ}    Vacant: {vac}    Residents in house: {res}',f'Care levels (monthly): 0 - none; 1 - $450; 2 - $875; 3 - $1,350; 4 - $1,900; 5 - $2,500. Medicaid (MCD) residents: care included in rate.','A second resident in an apartment is listed on the line beneath without an apartment number.'):pdf.cell(0,5,s,new_x='LMARGIN',new_y='NEXT')
pdf.output(DOC+fn)
for t in rows:
    pass
save(fn,'SENIOR_HOUSING','Assisted-living and memory-care census with care levels (PointClickCare-like), A4 landscape','three wings with repeated headers and subtotals, second occupants on a line without apartment, care fees and second-person fees, community fee paid is not a deposit column, vacancy in the name cell',rows,'Juniper Hearth Senior Living','2025-08-31',units,occ,vac)
