from common import *
from fpdf import FPDF
r=random.Random(562); N=Names(r)
class P(FPDF):
    def header(s):
        s.set_font('helvetica','B',11); s.set_text_color(120,20,40); s.cell(110,6,'THE LANTERNS AT COLLEGE ROW'); s.set_font('helvetica','',8); s.set_text_color(90); s.cell(0,6,'Bed roster for the 2025-26 academic year',align='R',new_x='LMARGIN',new_y='NEXT')
        s.cell(0,4,'Roster as of: October 10, 2025',new_x='LMARGIN',new_y='NEXT'); s.ln(2); s.set_text_color(0)
    def footer(s):
        s.set_y(-12); s.set_font('helvetica','I',7); s.set_text_color(110); s.cell(0,5,f'Collegiate Keys Mgmt. - p. {s.page_no()} / {{nb}}',align='C'); s.set_text_color(0)
p=P('P','mm','Letter'); p.set_creation_date(dt.datetime(2025,10,10)); p.set_margins(14,12); p.set_auto_page_break(True,16); p.add_page()
types={'4x4 Beacon':(4,795),'4x2 Wick':(4,695),'2x2 Ember':(2,940),'3x3 Glow':(3,845)}
Wd=[17,48,34,24,18,20,22]
H=['Bed','Resident (sharing 1st name)','Contract dates','Installment','Parking','Furn. pkg','Due each mo.']
H[1]='Resident'
rows=[];G=[0,0,0,0]; cnt=[0,0]
def cells(v,al,**k):
    for w,t,a in zip(Wd,v,al): p.cell(w,4.6,t,align=a,**k)
    p.ln(4.6)
for hall,floors in (('Larch Hall',(1,2)),('Alder Hall',(1,2)),('Rowan House',(1,))):
    if p.get_y()>225: p.add_page()
    p.set_font('helvetica','B',9.5); p.set_fill_color(120,20,40); p.set_text_color(255); p.cell(sum(Wd),6,'  '+hall,fill=True,new_x='LMARGIN',new_y='NEXT'); p.set_text_color(0)
    p.set_font('helvetica','B',7.5)
    cells(H,'LLLRRRR',border='B')
    S=[0,0,0,0]; h0=len(rows)
    for f in floors:
        for a in range(1,5):
            apt=f'{hall[0]}{f}{a:02d}'; ty=r.choice(list(types)); nb,pr=types[ty]
            if p.get_y()>238: p.add_page()
            p.set_font('helvetica','I',7.5); p.set_fill_color(240,234,226); p.cell(sum(Wd),4.4,f'Apartment {apt}   floor plan {ty}   posted installment ${pr} per bed',fill=True,new_x='LMARGIN',new_y='NEXT'); p.set_font('helvetica','',8)
            for b in 'ABCD'[:nb]:
                u=f'{apt}-{b}'
                cnt[0]+=1
                if r.random()<.12:
                    cells([u,'open bed','','','','',''],'LLLRRRR')
                    rows.append(row(unit=u,building=hall,unitType=ty,statusText='open bed',marketRent=pr)); continue
                cnt[1]+=1
                s,e=r.choice([(d(2025,8,15),d(2026,7,31))]*5+[(d(2025,8,15),d(2025,12,20)),(d(2025,9,1),d(2026,7,31))])
                ins=pr+r.choice([0,0,-20,-45,15,30]); pk=r.choice([None,None,45,65]); fu=r.choice([None,None,25]); t=ins+(pk or 0)+(fu or 0); nmx=N.fl()
                cells([u,nmx,f"{s:%b} {s.day}, {s:%y} - {e:%b} {e.day}, {e:%y}",f'{ins:,}',str(pk or ''),str(fu or ''),f'{t:,}'],'LLLRRRR')
                S=[x+(y or 0) for x,y in zip(S,(ins,pk,fu,t))]
                rows.append(row(unit=u,building=hall,unitType=ty,tenantName=nmx,statusText='Occupied',marketRent=pr,contractRent=ins,leaseStartDate=s,leaseEndDate=e,charges=[('Parking',pk),('Furn. pkg',fu)],totalCharges=t))
    k=rows[h0:]; o=sum('tenantName' in x for x in k)
    p.set_font('helvetica','B',8); cells([hall.split()[0],f'{len(k)} beds, {o} filled','']+[f'{x:,}' for x in S],'LLLRRRR',border='T'); p.ln(3)
    G=[x+y for x,y in zip(G,S)]
if p.get_y()>225: p.add_page()
p.set_font('helvetica','B',9); cells(['Property',f'{cnt[0]} beds, {cnt[1]} filled',f'{cnt[1]/cnt[0]:.1%} filled']+[f'${x:,}' for x in G],'LLLRRRR',border=1)
p.ln(3); p.set_font('helvetica','',7.5); p.multi_cell(sum(Wd),3.8,'Installments are twelve equal payments of the contract sum (five for fall-only contracts), due on the 1st. Residents who signed after August 20 begin on September 1. Furniture package is optional. Beds marked "open bed" are being marketed at the posted installment of the apartment.')
p.output(DOC+'/lanterns_bed_roster.pdf')
save('lanterns_bed_roster.pdf',rows,'The Lanterns at College Row','2025-10-10',cnt[0],cnt[1],cnt[0]-cnt[1],'STUDENT_HOUSING','by-bed roster, hall bars and apartment sub-headings','floor plan and posted rate only in the apartment sub-heading; date ranges in one cell',checks=[('rent',G[0],tot(rows,'contractRent')),('tot',G[3],tot(rows,'totalCharges')),('pk',G[1],chg(rows,'Parking')),('fu',G[2],chg(rows,'Furn. pkg'))])
