from lib import *; R=random.Random(303); N='ie_carehome_occupancy_fees.pdf'
from fpdf import FPDF
sn="Brennan Cusack Devane Egan Farrelly Gilhooly Hanley Keaveney Lacey Madden Naughton Oakley Prunty Reddan Scully Tuohy Whelehan Kinsella Hession Dowd Fallon Garvey Mannion Cribbin".split()
p=FPDF('P','mm','A4');p.set_auto_page_break(False);W=[14,24,38,24,22,24,24,20];H=['Room','Room type','Resident','Funding','Admitted','Weekly fee','Monthly equiv.','Status']
def top():
    p.add_page();p.set_font('Times','B',15);p.cell(0,7,'Ashgrove Nursing Home',align='C',new_x='LMARGIN',new_y='NEXT');p.set_font('Times','',10);p.cell(0,5,'Tuamgraney Road, Co. Clare  -  Registered beds: %d'%TOT,align='C',new_x='LMARGIN',new_y='NEXT');p.cell(0,5,'Resident and Fee Schedule at 31st August 2026 (EUR)',align='C',new_x='LMARGIN',new_y='NEXT');p.ln(3)
    p.set_font('Times','B',9);p.set_draw_color(60)
    for w,h in zip(W,H):p.cell(w,6,h,border='TB',align='R' if 'fee' in h or 'Month' in h else 'L')
    p.ln(7)
wings=[('Burren Wing (Ground Floor)',['1','2','3','4','5','6','7','8','9A','9B','10A','10B','11','12']),('Shannon Wing (First Floor)',['20','21','22','23','24','25','26A','26B','27','28','29','30']),('Inis Wing - Dementia Care',['40','41','42','43','44','45','46','47','48','49','50','51'])]
TOT=sum(len(x[1]) for x in wings);top();rows=[];occ=0;res=0;vac=0;GW=GM=0
for w,us in wings:
    if p.get_y()>225:p.set_font('Times','I',8);p.text(180,291,'Page %d'%p.page_no());top()
    p.set_font('Times','BI',10);p.cell(0,6,w,new_x='LMARGIN',new_y='NEXT');SW=SM=0;k=0;p.set_font('Times','',9)
    for u in us:
        ty='Twin' if u[-1] in'AB' else R.choice(['Single en-suite']*3+['Single']);x=R.random()
        if x<.07 or u=='47':v=[u,ty,'','','','','','Vacant'];rows.append(dict(unit=u,unitType=ty,statusText='Vacant',section=w));vac+=1
        elif u in('8','29'):
            v=[u,ty,'','','','','','Reserved'];rows.append(dict(unit=u,unitType=ty,statusText='Reserved',section=w));res+=1
        else:
            fu=R.choice(['Fair Deal']*5+['Private']*3+['HSE contract']);wk={'F':1185.0,'P':R.choice([1325.0,1350.0,1395.0]),'H':1240.0}[fu[0]]+(85 if 'Inis' in w else 0)-(60 if ty=='Twin' else 0);m=round(wk*52/12,2);nm=R.choice(sn)+', '+R.choice('ABCDEJKMNPT')+'.';a=D.date(R.randint(2020,2026),R.randint(1,8),R.randint(1,28))
            v=[u,ty,nm,fu,a.strftime('%d-%b-%y'),f'{wk:,.2f}',f'{m:,.2f}','Occupied'];rows.append(dict(unit=u,unitType=ty,statusText='Occupied',section=w,tenantName=nm,contractRent=m,moveInDate=iso(a)));occ+=1;k+=1;SW+=wk;SM+=m
        for j,(ww,t) in enumerate(zip(W,v)):p.cell(ww,4.7,t,align='R' if j in(5,6) else 'L')
        p.ln(4.7)
    p.set_font('Times','B',9);p.cell(sum(W[:5]),6,f'{k} of {len(us)} beds occupied',border='T');p.cell(W[5],6,f'{SW:,.2f}',border='T',align='R');p.cell(W[6],6,f'{SM:,.2f}',border='T',align='R');p.ln(9);GW+=SW;GM+=SM
p.set_font('Times','B',10);p.cell(sum(W[:5]),7,'Total fees',border='TB');p.cell(W[5],7,f'{GW:,.2f}',border='TB',align='R');p.cell(W[6],7,f'{GM:,.2f}',border='TB',align='R');p.ln(11)
p.set_font('Times','',9);p.multi_cell(0,5,f'Beds {TOT}: occupied {occ}, vacant {vac}, reserved (deposit not yet taken) {res}.\nMonthly equivalent is weekly fee x 52 / 12. Social programme charge (EUR 15 per week) billed separately where applicable.');p.set_font('Times','I',8);p.text(180,291,'Page %d'%p.page_no())
p.output(doc(N));save(N,'SENIOR_HOUSING','Irish nursing home, weekly fee and monthly equivalent, wings, fpdf',False,'Ashgrove Nursing Home','2026-08-31',TOT,occ,None,rows,checks=[('contractRent',round(GM,2))])
