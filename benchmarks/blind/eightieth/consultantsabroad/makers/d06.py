from h import *
from fpdf import FPDF
R=random.Random(86);F='willowbank_care_home_resident_schedule.pdf'
class P(FPDF):
    def header(s):
        s.set_font('Times','B',14);s.cell(0,7,'Willowbank Court Care Home, Harrogate',new_x='LMARGIN',new_y='NEXT')
        s.set_font('Times','',10);s.cell(0,5,'Resident Fee Schedule at 1 April 2025',new_x='LMARGIN',new_y='NEXT');s.ln(3)
        s.set_font('Times','B',8.5);s.set_draw_color(90,60,60)
        for w,t in zip(W,H): s.cell(w,5,t[0],align='L' if w>19 and t[0] in('Resident','Care') else 'C')
        s.ln(4)
        for w,t in zip(W,H): s.cell(w,5,t[1],align='L' if t[0] in('Resident','Care') else 'C',border='B')
        s.ln(6)
    def footer(s):
        s.set_y(-12);s.set_font('Times','I',8);s.cell(0,5,f'Brackenhurst Care Group - confidential - page {s.page_no()} of {{nb}}',align='C')
W=[14,38,24,20,22,20,24,28]
H=[('Room',''),('Resident',''),('Care','category'),('Funding',''),('Admitted',''),('Weekly','fee'),('Monthly','charge'),('Balance','outstanding')]
p=P('P','mm','A4');p.set_margins(10,12,10);p.set_auto_page_break(False);p.add_page()
rows=[];G=[0,0,0];occ=vac=0
for wing,ns in (('Garden Wing (Residential)',range(1,19)),('Nidd Wing (Nursing)',range(19,37)),('Bluebell Suite (Dementia)',range(37,51))):
    if p.get_y()>255: p.add_page()
    p.set_font('Times','BI',10);p.cell(0,6,wing,new_x='LMARGIN',new_y='NEXT');S=[0,0,0];k=0
    for n in ns:
        if n==13: continue
        if p.get_y()>275: p.add_page()
        v=R.random()<.11
        cat={'G':'Residential','N':'Nursing','B':'Dementia'}[wing[0]]
        p.set_font('Times','',9)
        if v:
            vac+=1;vals=[str(n),'VACANT','','','','0.00','0.00','']
            rows.append(row(unit=str(n),section=wing,statusText='VACANT',contractRent=0))
        else:
            occ+=1;k+=1;a=person(R);t=R.choice(['Mrs','Mrs','Mr','Miss'])+f' {a[0][0]}. {a[1]}'
            fu=R.choice(['Private','Private','LA','LA + top-up','CHC' if cat!='Residential' else 'Private'])
            w={'Residential':1120,'Nursing':1385,'Dementia':1290}[cat]*(1 if fu=='Private' else .78 if fu=='LA' else .88)
            w=round(w+R.randrange(-40,90,5),0);mo=round(w*365/7/12,2);bal=R.choice([0,0,0,0,mo,round(mo*2-150,2),-round(w/2,2)])
            s=D(R.randrange(2019,2025),R.randrange(1,13),R.randrange(1,28))
            cat2=cat if R.random()>.06 else 'Respite'
            vals=[str(n),t,cat2,fu,s.strftime('%d.%m.%y'),f'{w:,.2f}',f'{mo:,.2f}',f'{bal:,.2f}' if bal>=0 else f'({-bal:,.2f})']
            S=[S[0]+w,S[1]+mo,S[2]+bal]
            rows.append(row(unit=str(n),section=wing,tenantName=t,moveInDate=s,contractRent=mo,balance=bal))
        for i,(w_,x) in enumerate(zip(W,vals)): p.cell(w_,5,x,align='C' if i in(0,4) else 'R' if i>4 else 'L')
        p.ln(5)
    p.set_font('Times','B',9);p.cell(sum(W[:5]),6,f'{k} residents',align='R',border='T')
    for i in range(3): p.cell(W[5+i],6,f'{S[i]:,.2f}' if S[i]>=0 else f'({-S[i]:,.2f})',align='R',border='T')
    p.ln(9);G=[a+b for a,b in zip(G,S)]
if p.get_y()>255: p.add_page()
p.set_font('Times','B',10);p.cell(sum(W[:5]),7,f'Home total - registered beds {occ+vac}, occupied {occ}, vacant {vac}',border='TB')
for i in range(3): p.cell(W[5+i],7,f'{G[i]:,.2f}',align='R',border='TB')
p.ln(10);p.set_font('Times','',8.5);p.multi_cell(0,4.2,'There is no room 13. Monthly charge = weekly fee x 365 / 7 / 12. LA: local authority; CHC: NHS continuing healthcare. Fees are reviewed on 1 April each year.')
p.output(DOC+F);print(occ,vac)
save(F,dict(propertyName='Willowbank Court Care Home, Harrogate',asOnDate='2025-04-01',units=occ+vac,occupied=occ,vacant=vac,rows=rows),'SENIOR_HOUSING','UK care home operator','portrait PDF, serif, wings as sections, weekly and monthly fees',False)
